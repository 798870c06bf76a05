import type { UseFormReturn } from 'react-hook-form';
import { releasePreviews } from './photoPreviews.ts';
import { emptyForm, type RegistrationForm } from './registrationForm.ts';

/**
 * Clears what pays: the number and the security code. Who holds the card and until when it is good stay,
 * so that a slip in the number costs one field.
 */
export function clearCard(form: UseFormReturn<RegistrationForm>): void {
  form.setValue('cardNumber', '');
  form.setValue('cardSecurityCode', '');
}

/** On leaving the page: clears the card without delay and releases the photos' object URLs. */
export function clearOnLeave(form: UseFormReturn<RegistrationForm>): void {
  clearCard(form);
  releasePreviews(form);
}

/** After a success nothing of the applicant stays in the page's memory. */
export function clearForm(form: UseFormReturn<RegistrationForm>): void {
  releasePreviews(form);
  form.reset(emptyForm);
}
