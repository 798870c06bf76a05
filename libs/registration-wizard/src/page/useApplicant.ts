import { useSession, type SessionState } from '@bank-bonuses/auth';
import { useState } from 'react';
import type { Applicant } from '../form/applicant.ts';

/**
 * Returns the applicant. A signed-in visitor has an account without a registration: the address is
 * fixed, and the visitor enters the account's password, or chooses one if there is none.
 * @param isFixed whether a form is being filled in or sent, so that a sign-in in another tab, or by
 * the registration itself, no longer changes the applicant
 */
export function useApplicant(isFixed: boolean): Applicant {
  const session = useSession();
  const [known, setKnown] = useState<{ session: SessionState; applicant: Applicant }>();
  if (session.status !== 'loading' && known?.session !== session)
    setKnown({ session, applicant: known && isFixed ? known.applicant : applicantOf(session) });
  return known?.applicant ?? newApplicant;
}

const newApplicant: Applicant = { kind: 'new' };

function applicantOf(session: SessionState): Applicant {
  if (session.status !== 'signed-in') return newApplicant;
  const { id, email, lacksPassword } = session.user;
  return { kind: 'existing', userId: id, email, lacksPassword };
}
