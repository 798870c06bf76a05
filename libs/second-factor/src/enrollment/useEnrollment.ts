import { useAuth, type Enrollment, type Factors } from '@bank-bonuses/auth';
import { useCallback, useEffect, useRef, useState } from 'react';
import { endLostSession } from '../sessionUpdates.ts';
import { toSecurityError, type SecurityError } from '../apps/securityError.ts';

interface Attempt {
  factors?: Factors;
  factorId?: string;
  isVerifying: boolean;
  isOver: boolean;
}

interface State {
  /** Holds a secret: it stands here alone, for as long as the window is open. */
  enrollment: Enrollment | undefined;
  isBusy: boolean;
  error: SecurityError | undefined;
}

const idle: State = { enrollment: undefined, isBusy: false, error: undefined };

/** Sets an authenticator app up. What is not confirmed is removed again when the window closes. */
export function useEnrollment() {
  const auth = useAuth();
  const [state, setState] = useState(idle);
  const attempt = useRef<Attempt>(undefined);

  const drop = useCallback(() => {
    const left = attempt.current;
    attempt.current = undefined;
    if (!left) return;
    left.isOver = true;
    // A code that is on its way decides for itself. Leftovers are removed by the next try too.
    if (left.factorId && !left.isVerifying) left.factors?.remove(left.factorId).catch(ignore);
  }, []);
  useEffect(() => drop, [drop]);

  const begin = async (name: string) => {
    const current: Attempt = { isVerifying: false, isOver: false };
    drop();
    attempt.current = current;
    setState({ ...idle, isBusy: true });
    try {
      const factors = await auth.loadFactors();
      if (current.isOver) return;
      const enrollment = await factors.enroll(name);
      if (current.isOver) return void factors.remove(enrollment.factorId).catch(ignore);
      Object.assign(current, { factors, factorId: enrollment.factorId });
      setState({ ...idle, enrollment });
    } catch (error) {
      endLostSession(auth, error);
      if (!current.isOver) setState({ ...idle, error: toSecurityError(error) });
    }
  };

  /** Resolves to whether the app counts from now on. */
  const confirm = async (code: string): Promise<boolean> => {
    const current = attempt.current;
    if (!current?.factors || !current.factorId) return false;
    current.isVerifying = true;
    setState(({ enrollment }) => ({ ...idle, enrollment, isBusy: true }));
    try {
      // A new one for each try, so that none has expired while the customer looked for the app.
      const challenge = await current.factors.challenge({ id: current.factorId, kind: 'totp' });
      await current.factors.verify({ challenge, code });
      attempt.current = undefined;
      setState(idle);
      return true;
    } catch (error) {
      endLostSession(auth, error);
      current.isVerifying = false;
      setState(({ enrollment }) => ({ ...idle, enrollment, error: toSecurityError(error) }));
      return false;
    }
  };

  const cancel = () => {
    drop();
    setState(idle);
  };

  return { ...state, begin, confirm, cancel };
}

const ignore = () => undefined;
