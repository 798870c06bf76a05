import { useApiClient } from '@bank-bonuses/api-client/react';
import { useAuth } from '@bank-bonuses/auth';
import { useRef } from 'react';
import { removeDraft } from '../draft/draftKey.ts';
import type { FormError } from '../errors/formError.ts';
import { answersOf, clearCard, clearForm } from '../form/registrationForm.ts';
import type { WizardSession } from '../state/wizard.ts';
import type { Attempts } from '../submission/attempts.ts';
import type { Later } from './useLater.ts';

interface SubmissionOptions extends Pick<WizardSession, 'form' | 'applicant' | 'dispatch'> {
  /** Shows the errors of a press. */
  fail: (formError: FormError) => void;
}

/** Returns a function that sends the registration, and shows its receipt or its errors. */
export function useSubmission({ form, applicant, dispatch, fail }: SubmissionOptions) {
  const auth = useAuth();
  const client = useApiClient();
  const attempts = useRef<Attempts>({});
  return async ({ submitRegistration }: Later) => {
    dispatch({ type: 'submitted' });
    const result = await submitRegistration(answersOf(form.getValues(), applicant), {
      applicant,
      signUp: (credentials) => auth.signUp(credentials),
      setPassword: async (account) => (await auth.loadAccountSecurity()).setPassword(account),
      register: (payload, options) => client.register(payload, options),
      attempts: attempts.current,
    });
    if ('receipt' in result) {
      clearForm(form);
      removeDraft();
      return dispatch({ type: 'registered', receipt: result.receipt });
    }
    const { formError, fieldErrors } = result.errors;
    if (formError.advice === 'card-removed') clearCard(form);
    for (const { field, text } of fieldErrors)
      form.setError(field, { type: 'server', message: text });
    return fail(formError);
  };
}
