import {
  useFormContext,
  useFormState,
  useWatch,
  type FieldError as FormFieldError,
  type UseFormReturn,
} from 'react-hook-form';
import type { ErrorGroup, FieldError, FieldLink, StepError } from './formError.ts';
import { fieldsOf, labelOf, stepNumbers } from './fields.ts';
import {
  emptyForm,
  type Applicant,
  type FieldName,
  type RegistrationForm,
} from './registrationForm.ts';

/** Returns the form of all five steps. */
export function useRegistrationForm() {
  return useFormContext<RegistrationForm>();
}

/** Returns a field's current answer and re-renders when it changes. */
export function useAnswer<Name extends FieldName>(name: Name): RegistrationForm[Name] {
  const { control } = useRegistrationForm();
  return useWatch({ control, name });
}

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
export function hasAnswers(form: UseFormReturn<RegistrationForm>, applicant: Applicant): boolean {
  return (Object.keys(emptyForm) as FieldName[]).some((field) => {
    // The page itself fills in these two fields, so the applicant would not enter them again.
    if (field === 'referredBy' || (field === 'email' && applicant.kind === 'existing'))
      return false;
    return !isSameAnswer(form.getValues(field), emptyForm[field]);
  });
}

/** Returns whether two answers are equal. Two lists are equal only if both are empty. */
export function isSameAnswer(one: unknown, other: unknown): boolean {
  return Array.isArray(one) && Array.isArray(other)
    ? one.length === 0 && other.length === 0
    : one === other;
}

/** Returns a field's error, and whether its text belongs to a group. */
export function useFieldError(name: FieldName): { text: string | undefined; isOfGroup: boolean } {
  const { control } = useRegistrationForm();
  const { errors } = useFormState({ control, name });
  const error = errors[name];
  return { text: error?.message, isOfGroup: error?.type === groupErrorType };
}

/** Returns a group's id, and its text while one of its fields has an error. */
export function useGroupError({ id, fields, text }: ErrorGroup) {
  const { control } = useRegistrationForm();
  const { errors } = useFormState({ control });
  const hasError = fields.some((name) => errors[name]?.type === groupErrorType);
  return { id, error: hasError ? text : undefined };
}

/** The error type of a field whose specified text covers several fields. */
const groupErrorType = 'group';
/** The error type of a field whose text covers only this field. */
export const ownErrorType = 'own';
/**
 * The error type of a rejection by the service. It is cleared when the field changes, and when its
 * step passes validation.
 */
export const serverErrorType = 'server';

/**
 * Clears the errors of fields. Skips fields without an error, because each call re-renders its
 * field.
 */
export function clearErrors(
  form: Pick<UseFormReturn<RegistrationForm>, 'clearErrors' | 'getFieldState'>,
  fields: readonly FieldName[],
): void {
  const wrong = fields.filter((field) => form.getFieldState(field).error);
  if (wrong.length > 0) form.clearErrors(wrong);
}

/** The id of an error box's text, which its fields reference. */
export const formErrorTextId = 'register-failure';

/** Converts an error of a step's validation to react-hook-form's type. */
export function toFieldError({ message, text }: StepError): FormFieldError {
  const type = text === message ? ownErrorType : groupErrorType;
  return { type, message: text };
}

/** Sets the errors of the fields that the service rejected. */
export function setServerErrors(
  form: UseFormReturn<RegistrationForm>,
  fieldErrors: readonly FieldError[],
): void {
  for (const { field, text } of fieldErrors)
    form.setError(field, { type: serverErrorType, message: text });
}

/** Returns links to the fields that the service rejected and that have not changed since. */
export function serverErrorLinks(form: UseFormReturn<RegistrationForm>): FieldLink[] {
  return stepNumbers.flatMap(fieldsOf).flatMap((field) => {
    const { error } = form.getFieldState(field);
    if (error?.type !== serverErrorType) return [];
    return [{ field, text: `${labelOf(field)}: ${error.message ?? ''}` }];
  });
}
