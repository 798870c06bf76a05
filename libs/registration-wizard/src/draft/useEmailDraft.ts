import { useEffect } from 'react';
import type { Applicant } from '../form/applicant.ts';
import type { Form } from '../form/registrationForm.ts';
import { saveEmail } from './draftKey.ts';

/**
 * Stores the email address before the code of the draft is loaded, so that a reload on a slow connection
 * does not lose it. That code stores every answer. The address is the only answer of the
 * first step that is not a secret. The address of an existing account is fixed, so it is not
 * stored.
 */
export function useEmailDraft(form: Form, { kind }: Applicant, isLoaded: boolean): void {
  useEffect(() => {
    if (isLoaded || kind === 'existing') return;
    const save = () => saveEmail(form.getValues('email'));
    // The applicant may have typed an address before this script was loaded. An empty field does
    // not mean that it was cleared: that code also restores the address of a draft.
    if (form.getValues('email') !== '') save();
    return form.subscribe({ name: 'email', formState: { values: true }, callback: save });
  }, [form, kind, isLoaded]);
}
