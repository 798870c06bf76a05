import { useAuth } from '@bank-bonuses/auth';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { wantsOtherAccount, type Applicant } from '../form/applicant.ts';
import { hasAnswers, type Form } from '../form/registrationForm.ts';
import type { Later } from '../page/useLater.ts';

export interface LeaveQuestionProps {
  form: Form;
  applicant: Applicant;
  later: Later | undefined;
  loadLater: () => Promise<Later | undefined>;
}

/**
 * Asks for a confirmation before the applicant leaves a page with answers: in a dialog for links of
 * the portal, otherwise in the browser's own prompt. Without the code of the dialog, the page stays.
 */
export function LeaveQuestion({ form, applicant, later, loadLater }: LeaveQuestionProps) {
  const auth = useAuth();
  const { state, location, proceed, reset } = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && hasAnswers(form, applicant),
  );
  const isBlocked = state === 'blocked';

  useEffect(() => {
    if (isBlocked && !later) void loadLater().then((loaded) => loaded ?? reset());
  }, [isBlocked, later, loadLater, reset]);

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (hasAnswers(form, applicant)) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [form, applicant]);

  const leave = () => {
    if (wantsOtherAccount(location?.state)) void auth.signOut();
    proceed?.();
  };
  return later && <later.LeaveDialog open={isBlocked} onStay={() => reset?.()} onLeave={leave} />;
}
