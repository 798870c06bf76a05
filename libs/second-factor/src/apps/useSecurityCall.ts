import { useState } from 'react';
import { toSecurityError, type SecurityError } from './securityError.ts';

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
  const [state, setState] = useState(idle);

  /** Runs a call. Resolves to whether it succeeded. */
  const run = async (work: () => Promise<void>): Promise<boolean> => {
    setState({ isBusy: true, error: undefined });
    try {
      await work();
      setState(idle);
      return true;
    } catch (error) {
      setState({ isBusy: false, error: toSecurityError(error) });
      return false;
    }
  };

  return { ...state, run, reset: () => setState(idle) };
}
