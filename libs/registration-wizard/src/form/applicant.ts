import { useSession, type SessionState } from '@bank-bonuses/auth';
import { useState } from 'react';

/**
 * The person who registers: a person without an account, or the owner of an account without a
 * registration.
 */
export type Applicant =
  | { kind: 'new' }
  | {
      kind: 'existing';
      userId: string;
      email: string;
      /**
       * Whether a provider such as Google created the account. The first step then asks for a new
       * password.
       */
      lacksPassword: boolean;
    };

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

/** Returns an address in the form in which addresses are compared, without case. */
export const comparableEmail = (email: string) => email.trim().toLowerCase();

/**
 * Router state of a navigation to the login page, which then ends the session, so that the visitor
 * can use another account.
 */
export const otherAccount = { otherAccount: true } as const;

export const wantsOtherAccount = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'otherAccount' in state;
