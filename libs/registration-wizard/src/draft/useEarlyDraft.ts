import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { RegistrationForm, Applicant } from '../form/registrationForm.ts';
import { saveEmail } from './draftKey.ts';

/**
 * Stores the email address, the only answer of the first step that is not a secret, until the lazy steps are
 * loaded and store everything: a reload on a slow connection loses nothing. The address of an account is
 * fixed and needs no storing.
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
