import { useState } from 'react';
import { toSecurityError, type SecurityError } from './securityError.ts';

interface State {
  isBusy: boolean;
  error: SecurityError | undefined;
}

const idle: State = { isBusy: false, error: undefined };

export type SecurityCall = ReturnType<typeof useSecurityCall>;

/** Runs one call at a time, and returns why the last one was rejected. */
export function useSecurityCall() {
  const [state, setState] = useState(idle);

  /** Resolves to whether it was done. */
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
