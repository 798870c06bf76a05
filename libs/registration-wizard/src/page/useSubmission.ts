import { useApiClient } from '@bank-bonuses/api-client/react';
import { useAuth } from '@bank-bonuses/auth';
import { useRef } from 'react';
import { removeDraft } from '../draft/draftKey.ts';
import { ContactSupport, ErrorAdvice } from '../errors/FormErrorBox.tsx';
import { answersOf, clearCard, clearForm } from '../form/registrationForm.ts';
import { loadCode } from '../loadCode.ts';
import type { WizardSession } from '../state/wizard.ts';
import type { Attempts } from '../submission/register.ts';
import type { SubmissionDeps } from '../submission/submitRegistration.ts';
import { preloadFor, Success } from './lazyParts.tsx';

const loadRegister = () => import('../submission/register.ts');

/** Returns a function that sends the registration, and shows its receipt or its errors. */
export function useSubmission({ form, applicant, dispatch }: Omit<WizardSession, 'state'>) {
  const auth = useAuth();
  const client = useApiClient();
  const attempts = useRef<Attempts>({});
  return async () => {
    dispatch({ type: 'submitted' });
    const { register } = await loadCode(loadRegister);
    for (const part of [Success, ErrorAdvice, ContactSupport]) void part.preload();
    const deps: Omit<SubmissionDeps, 'memory'> = {
      applicant,
      signUp: (credentials) => auth.signUp(credentials),
      setPassword: async (account) => (await auth.loadAccountSecurity()).setPassword(account),
      register: (payload, options) => client.register(payload, options),
    };
    const result = await register(answersOf(form.getValues(), applicant), deps, attempts.current);
    if ('receipt' in result) {
      clearForm(form);
      removeDraft();
      await Success.preload();
      return dispatch({ type: 'registered', receipt: result.receipt });
    }
    const { formError, fieldErrors, isCardSpent } = result.errors;
    if (isCardSpent) clearCard(form);
    for (const { field, text } of fieldErrors)
      form.setError(field, { type: 'server', message: text });
    await preloadFor(formError);
    dispatch({ type: 'failed', formError });
  };
}
