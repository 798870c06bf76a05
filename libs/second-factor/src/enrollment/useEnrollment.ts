import { useAuth, type Challenge, type Factors } from '@bank-bonuses/auth';
import { useCallback, useEffect, useRef, useState } from 'react';
import { endLostSession } from '../sessionUpdates.ts';
import { toSecurityError, type SecurityError } from '../apps/securityError.ts';

/** How one kind of second step is set up. */
export interface EnrollmentSteps<Input, Begun> {
  begin: (factors: Factors, input: Input) => Promise<Begun>;
  /** Creates the challenge that the code answers. */
  challenge: (factors: Factors, begun: Begun) => Promise<Challenge>;
}

interface Attempt<Begun> {
  factors?: Factors;
  begun?: Begun;
  isVerifying: boolean;
  isOver: boolean;
}

interface State<Begun> {
  /** May contain a secret, so it is kept only in this state, while the dialog is open. */
  enrollment: Begun | undefined;
  isBusy: boolean;
  error: SecurityError | undefined;
}

/**
 * Adds a second factor. An unconfirmed one is removed when the dialog closes.
 * @param steps the same object each time
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
    // A code that is being checked decides the result. The next enrollment also removes leftovers.
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

  /** Resolves to whether the second step counts from now on. */
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
