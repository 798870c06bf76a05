import type { UseFormReturn } from 'react-hook-form';
import { releasePreviews } from '../photos/keepPhotos.ts';
import { emptyForm, type RegistrationForm } from './registrationForm.ts';

/**
 * Forgets what pays: the number and the security code. Who holds the card and until when it is good stay,
 * so that a slip in the number costs one field.
 */
export function forgetCard(form: UseFormReturn<RegistrationForm>): void {
  form.setValue('cardNumber', '');
  form.setValue('cardSecurityCode', '');
}

/** Leaving the page: the card is forgotten at once, and the photos' memory is given back. */
export function leave(form: UseFormReturn<RegistrationForm>): void {
  forgetCard(form);
  releasePreviews(form);
}

/** After a success nothing of the applicant stays in the page's memory. */
export function forgetEverything(form: UseFormReturn<RegistrationForm>): void {
  releasePreviews(form);
  form.reset(emptyForm);
}
