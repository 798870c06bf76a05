import { AuthError, useAuth } from '@bank-bonuses/auth';
import { useState } from 'react';
import { endLostSession } from './sessionUpdates.ts';

/** The reason why a call to the sign-in service was rejected. */
export interface SecurityError {
  message: string;
  offersReload: boolean;
  /** The service's error code, if it has one. */
  code: string | undefined;
}

interface State {
  isBusy: boolean;
  error: SecurityError | undefined;
}

const idle: State = { isBusy: false, error: undefined };

export type SecurityCall = ReturnType<typeof useSecurityCall>;

/**
 * Returns a function that runs a call, and the state of the last call: whether it is running, and
 * the error with which it was rejected.
 */
export function useSecurityCall() {
  const auth = useAuth();
  const [state, setState] = useState(idle);

  /** Runs a call. Resolves to whether it succeeded. */
  const run = async (work: () => Promise<void>): Promise<boolean> => {
    setState({ isBusy: true, error: undefined });
    try {
      await work();
      setState(idle);
      return true;
    } catch (error) {
      endLostSession(auth, error);
      setState({ isBusy: false, error: toSecurityError(error) });
      return false;
    }
  };

  return { ...state, run, reset: () => setState(idle) };
}

function toSecurityError(error: unknown): SecurityError {
  const known = error instanceof AuthError ? error : undefined;
  return {
    message: known?.message || 'Something went wrong. Please try again.',
    // Both errors mean that the account has changed since this page was opened, so a reload helps.
    offersReload: (known?.needsReload ?? false) || known?.code === 'mfa_factor_not_found',
    code: known?.code,
  };
}
