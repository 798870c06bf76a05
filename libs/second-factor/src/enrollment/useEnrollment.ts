import {
  useAuth,
  useAuthCall,
  type Challenge,
  type Enrollment,
  type Factors,
} from '@bank-bonuses/auth';
import { useState } from 'react';

/** What the customer enters to add an authenticator app, or a phone. */
export interface NewFactor {
  name: string;
  /** Phone number with country code: `+15550100144`; `undefined` for an app. */
  number: string | undefined;
}

/** A second factor whose enrollment has begun. The code of an app or of a message confirms it. */
export type BegunFactor = { name: string } & (
  | ({ kind: 'totp' } & Enrollment)
  | { kind: 'phone'; factorId: string; number: string; challenge: Challenge }
);

/**
 * Enrolls a second factor. The next enrollment removes a factor that was left unconfirmed. The
 * factor may contain a secret, so it is kept only in this state.
 */
export function useEnrollment() {
  const auth = useAuth();
  const call = useAuthCall();
  const [begun, setBegun] = useState<BegunFactor>();

  const begin = ({ name, number }: NewFactor) =>
    call.run(async () => {
      const factors = await auth.loadFactors();
      if (number === undefined) {
        setBegun({ kind: 'totp', name, ...(await factors.enroll(name)) });
      } else {
        const factorId = await factors.enrollPhone({ name, number });
        const challenge = await sendCode(factors, factorId);
        setBegun({ kind: 'phone', name, number, factorId, challenge });
      }
    });

  /** Sends another message to the phone. */
  const sendAnother = () =>
    call.run(async () => {
      if (begun?.kind !== 'phone') return;
      const challenge = await sendCode(await auth.loadFactors(), begun.factorId);
      setBegun({ ...begun, challenge });
    });

  /** Verifies the code. Resolves to whether the factor is enrolled now. */
  const confirm = (code: string) =>
    call.run(async () => {
      if (!begun) return;
      const factors = await auth.loadFactors();
      const challenge =
        begun.kind === 'phone'
          ? begun.challenge
          : // A new challenge for each code, which has not expired while the customer opened the app.
            await factors.challenge({ id: begun.factorId, kind: 'totp' });
      await factors.verify({ challenge, code });
    });

  const cancel = () => {
    setBegun(undefined);
    call.reset();
  };

  return { begun, call, begin, sendAnother, confirm, cancel };
}

const sendCode = (factors: Factors, id: string) => factors.challenge({ id, kind: 'phone' });
