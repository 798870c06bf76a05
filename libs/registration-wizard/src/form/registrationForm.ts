import { useFormContext, useFormState, useWatch, type UseFormReturn } from 'react-hook-form';
import type { GroupName } from '../fields/field.ts';
import {
  emptyForm,
  fieldNames,
  fieldsOfGroup,
  photoNames,
  type FieldName,
  type PhotoName,
  type RegistrationForm,
} from '../fields/table.ts';
import type { Applicant } from './applicant.ts';
import { groupTextOf } from '../errors/formError.ts';

export type Form = UseFormReturn<RegistrationForm>;

/** Returns the form of all five steps. */
export function useRegistrationForm() {
  return useFormContext<RegistrationForm>();
}

/** Returns a field's current answer and re-renders when it changes. */
export function useAnswer<Name extends FieldName>(name: Name): RegistrationForm[Name] {
  const { control } = useRegistrationForm();
  return useWatch({ control, name });
}

/** Returns the id of a group, and the text that covers several of its fields. */
export function useGroup(group: GroupName) {
  const { control } = useRegistrationForm();
  const { errors } = useFormState({ control });
  const texts = fieldsOfGroup(group).map((name) => groupTextOf(errors[name]));
  return { id: groupId(group), error: texts.find((text) => text !== undefined) };
}

const groupId = (group: GroupName) => `register-${group}`;

/** Returns the id of the element that contains a group's text. */
export const groupTextId = (group: GroupName) => `${groupId(group)}-error`;

/**
 * Returns the form's answers. For an existing account, the address is that of the account. The
 * password of such an account is entered only once, so the confirmed password equals it, unless the
 * account has no password yet.
 */
export function answersOf(answers: RegistrationForm, applicant: Applicant): RegistrationForm {
  if (applicant.kind === 'new') return answers;
  const { email, lacksPassword } = applicant;
  return { ...answers, email, ...(!lacksPassword && { confirmPassword: answers.password }) };
}

/** Returns whether the form has an answer that the applicant would have to enter again. */
export function hasAnswers(form: Form, applicant: Applicant): boolean {
  return fieldNames.some((name) => {
    // The page itself fills in these two fields, so the applicant would not enter them again.
    if (name === 'referredBy' || (name === 'email' && applicant.kind === 'existing')) return false;
    return !isSameAnswer(form.getValues(name), emptyForm[name]);
  });
}

/** Returns whether two answers are equal. Two lists are equal only if both are empty. */
export function isSameAnswer(one: unknown, other: unknown): boolean {
  return Array.isArray(one) && Array.isArray(other)
    ? one.length === 0 && other.length === 0
    : one === other;
}

/** Stores an answer that the applicant has given. */
export function setAnswer<Name extends FieldName>(
  form: Form,
  name: Name,
  answer: RegistrationForm[Name],
): void {
  form.setValue<FieldName>(name, answer, { shouldDirty: true });
}

/**
 * Clears the card's number and security code. Does not clear the holder and the expiry date, so
 * that the applicant need not enter them again.
 */
export function clearCard(form: Form): void {
  form.setValue('cardNumber', '');
  form.setValue('cardSecurityCode', '');
}

/** Clears the card and releases the photos' object URLs when the applicant leaves the page. */
export function clearOnLeave(form: Form): void {
  clearCard(form);
  for (const name of photoNames) releasePreview(form, name);
}

/** Clears every answer after a success, so that the page's memory contains no personal data. */
export function clearForm(form: Form): void {
  for (const name of photoNames) releasePreview(form, name);
  form.reset(emptyForm);
}

/** Revokes the object URL of a photo, which otherwise keeps the whole photo in memory. */
export function releasePreview(form: Form, name: PhotoName): void {
  const photo = form.getValues(name);
  if (photo) URL.revokeObjectURL(photo.previewUrl);
}
