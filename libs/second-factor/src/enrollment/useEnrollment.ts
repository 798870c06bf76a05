import { useAuth, type Challenge, type Factors } from '@bank-bonuses/auth';
import { useCallback, useEffect, useRef, useState } from 'react';
import { endLostSession } from '../sessionUpdates.ts';
import { toSecurityError, type SecurityError } from '../apps/securityError.ts';

/** The steps that enroll one kind of second factor. */
export interface EnrollmentSteps<Input, Begun> {
  begin: (factors: Factors, input: Input) => Promise<Begun>;
  /** Returns the challenge for which the code is verified. */
  challenge: (factors: Factors, begun: Begun) => Promise<Challenge>;
}

interface Attempt<Begun> {
  factors?: Factors;
  begun?: Begun;
  isVerifying: boolean;
  isOver: boolean;
}

interface State<Begun> {
  /**
   * The enrollment in progress. May contain a secret, so it is kept only in this state, while the
   * dialog is open.
   */
  enrollment: Begun | undefined;
  isBusy: boolean;
  error: SecurityError | undefined;
}

/**
 * Enrolls a second factor. An unconfirmed factor is removed when the dialog closes.
 * @param steps the same object in each render
 */
export function useEnrollment<Input, Begun extends { factorId: string }>(
  steps: EnrollmentSteps<Input, Begun>,
) {
  const auth = useAuth();
  const [state, setState] = useState<State<Begun>>(idle);
  const attempt = useRef<Attempt<Begun>>(undefined);

  const drop = useCallback(() => {
    const left = attempt.current;
    attempt.current = undefined;
    if (!left) return;
    left.isOver = true;
    // A factor whose code is being checked may become confirmed, so it is not removed. If it stays
    // unconfirmed, the next enrollment removes it.
    if (left.begun && !left.isVerifying) left.factors?.remove(left.begun.factorId).catch(ignore);
  }, []);
  useEffect(() => drop, [drop]);

  const fail = (error: unknown, current: Attempt<Begun>) => {
    endLostSession(auth, error);
    if (current.isOver) return;
    setState(({ enrollment }) => ({ ...idle, enrollment, error: toSecurityError(error) }));
  };

  const begin = async (input: Input) => {
    const current: Attempt<Begun> = { isVerifying: false, isOver: false };
    drop();
    attempt.current = current;
    setState({ ...idle, isBusy: true });
    try {
      const factors = await auth.loadFactors();
      if (current.isOver) return;
      const begun = await steps.begin(factors, input);
      if (current.isOver) return void factors.remove(begun.factorId).catch(ignore);
      Object.assign(current, { factors, begun });
      setState({ ...idle, enrollment: begun });
    } catch (error) {
      fail(error, current);
    }
  };

  /** Updates the enrollment, for example by sending another message. */
  const change = async (work: (factors: Factors, begun: Begun) => Promise<Begun>) => {
    const current = attempt.current;
    if (!current?.factors || !current.begun) return;
    setState(({ enrollment }) => ({ ...idle, enrollment, isBusy: true }));
    try {
      const begun = await work(current.factors, current.begun);
      current.begun = begun;
      if (!current.isOver) setState({ ...idle, enrollment: begun });
    } catch (error) {
      fail(error, current);
    }
  };

  /** Verifies the code. Resolves to whether the factor is enrolled now. */
  const confirm = async (code: string): Promise<boolean> => {
    const current = attempt.current;
    if (!current?.factors || !current.begun) return false;
    current.isVerifying = true;
    setState(({ enrollment }) => ({ ...idle, enrollment, isBusy: true }));
    try {
      const challenge = await steps.challenge(current.factors, current.begun);
      await current.factors.verify({ challenge, code });
      attempt.current = undefined;
      setState(idle);
      return true;
    } catch (error) {
      current.isVerifying = false;
      fail(error, current);
      return false;
    }
  };

  const cancel = () => {
    drop();
    setState(idle);
  };

  return { ...state, begin, change, confirm, cancel };
}

const idle = { enrollment: undefined, isBusy: false, error: undefined };

const ignore = () => undefined;
