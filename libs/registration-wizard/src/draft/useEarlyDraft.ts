import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { RegistrationForm, Applicant } from '../form/registrationForm.ts';
import { saveEmail } from './draftKey.ts';

/**
 * Keeps the address, the first step's one answer that is no secret, until the lazy steps are loaded and
 * keep every answer: a reload on a slow line loses nothing either. The address of an account is fixed,
 * so it needs no keeping.
 */
export function useEarlyDraft(
  form: UseFormReturn<RegistrationForm>,
  { kind }: Applicant,
  isLoaded: boolean,
): void {
  useEffect(() => {
    if (isLoaded || kind === 'existing') return;
    const save = () => saveEmail(form.getValues('email'));
    // Something may have been typed before the script arrived.
    save();
    return form.subscribe({ name: 'email', formState: { values: true }, callback: save });
  }, [form, kind, isLoaded]);
}
