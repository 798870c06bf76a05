import {
  useAuth,
  useAuthCall,
  type Challenge,
  type Enrollment,
  type Factors,
} from '@bank-bonuses/auth';
import { useCallback, useEffect, useRef, useState } from 'react';

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
 * Enrolls a second factor. A factor that is still unconfirmed when the component unmounts is
 * removed. The factor may contain a secret, so it is kept only in this state.
 */
export function useEnrollment() {
  const auth = useAuth();
  const call = useAuthCall();
  const { run } = call;
  const [begun, setBegun] = useState<BegunFactor>();
  /** The call that begins the enrollment, and resolves to the id of the unconfirmed factor. */
  const unconfirmed = useRef<Promise<string>>(undefined);

  const removeUnconfirmed = useCallback(() => {
    const attempt = unconfirmed.current;
    unconfirmed.current = undefined;
    if (!attempt) return;
    // A failure is ignored, because the next enrollment also removes the factor.
    Promise.all([attempt, auth.loadFactors()])
      .then(([factorId, factors]) => factors.remove(factorId))
      .catch(() => undefined);
  }, [auth]);
  useEffect(() => removeUnconfirmed, [removeUnconfirmed]);

  const begin = async (factor: NewFactor) => {
    const isBegun = await run(async () => {
      const factors = await auth.loadFactors();
      if (factor.number === undefined) {
        const enrolled = factors.enroll(factor.name);
        unconfirmed.current = enrolled.then(({ factorId }) => factorId);
        setBegun({ kind: 'totp', name: factor.name, ...(await enrolled) });
      } else {
        const phone = { name: factor.name, number: factor.number };
        unconfirmed.current = factors.enrollPhone(phone);
        const factorId = await unconfirmed.current;
        setBegun({
          kind: 'phone',
          ...phone,
          factorId,
          challenge: await sendCode(factors, factorId),
        });
      }
    });
    if (!isBegun) removeUnconfirmed();
  };

  /** Sends another message to the phone. */
  const sendAnother = () =>
    run(async () => {
      if (begun?.kind !== 'phone') return;
      const challenge = await sendCode(await auth.loadFactors(), begun.factorId);
      setBegun({ ...begun, challenge });
    });

  /** Verifies the code. Resolves to whether the factor is enrolled now. */
  const confirm = async (code: string): Promise<boolean> => {
    if (!begun) return false;
    const attempt = unconfirmed.current;
    // A factor whose code is being checked may become confirmed, so it is not removed.
    unconfirmed.current = undefined;
    const isConfirmed = await run(async () => {
      const factors = await auth.loadFactors();
      const challenge =
        begun.kind === 'phone'
          ? begun.challenge
          : // A new challenge for each code, which has not expired while the customer opened the app.
            await factors.challenge({ id: begun.factorId, kind: 'totp' });
      await factors.verify({ challenge, code });
    });
    if (!isConfirmed) unconfirmed.current = attempt;
    return isConfirmed;
  };

  const cancel = () => {
    removeUnconfirmed();
    setBegun(undefined);
    call.reset();
  };

  return { begun, call, begin, sendAnother, confirm, cancel };
}

const sendCode = (factors: Factors, id: string) => factors.challenge({ id, kind: 'phone' });
