import type { UseFormReturn } from 'react-hook-form';
import { releasePreviews } from './photoPreviews.ts';
import { emptyForm, type RegistrationForm } from './registrationForm.ts';

/**
 * Clears the card's number and security code. Does not clear the holder and the expiry date, so
 * that the applicant need not enter them again.
 */
export function clearCard(form: UseFormReturn<RegistrationForm>): void {
  form.setValue('cardNumber', '');
  form.setValue('cardSecurityCode', '');
}

/** Clears the card and releases the photos' object URLs when the applicant leaves the page. */
export function clearOnLeave(form: UseFormReturn<RegistrationForm>): void {
  clearCard(form);
  releasePreviews(form);
}

/** Clears every answer after a success, so that the page's memory contains no personal data. */
export function clearForm(form: UseFormReturn<RegistrationForm>): void {
  releasePreviews(form);
  form.reset(emptyForm);
}
