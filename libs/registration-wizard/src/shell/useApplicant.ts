import { useSession } from '@bank-bonuses/auth';
import { useEffect, type Dispatch } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { RegistrationForm } from '../form/registrationForm.ts';
import type { Applicant, WizardAction } from '../machine/wizard.ts';

/**
 * Keeps the wizard's applicant in step with the session. A signed-in visitor has an account without a
 * registration: the address is theirs, and only the password is asked again.
 */
export function useApplicant(
  form: UseFormReturn<RegistrationForm>,
  applicant: Applicant,
  dispatch: Dispatch<WizardAction>,
): void {
  const session = useSession();

  useEffect(() => {
    if (session.status === 'loading') return;
    const found: Applicant =
      session.status === 'signed-in'
        ? { kind: 'existing', userId: session.user.id, email: session.user.email }
        : { kind: 'new' };
    dispatch({ type: 'identified', applicant: found });
  }, [session, dispatch]);

  const email = applicant.kind === 'existing' ? applicant.email : undefined;
  useEffect(() => {
    if (email !== undefined) form.setValue('email', email);
  }, [email, form]);
}
