import { useState } from 'react';
import { AuthError } from './AuthError.ts';

interface State {
  isBusy: boolean;
  error: AuthError | undefined;
}

const idle: State = { isBusy: false, error: undefined };

export type AuthCall = ReturnType<typeof useAuthCall>;

/**
 * Returns a function that runs a call to the sign-in service, and the state of the last call:
 * whether it is running, and its error.
 * @param fallback text of an error that has none for the customer
 */
export function useAuthCall(fallback = 'Something went wrong. Please try again.') {
  const [state, setState] = useState(idle);

  /** Runs a call. Resolves to whether it succeeded. */
  const run = async (work: () => Promise<void>): Promise<boolean> => {
    setState({ isBusy: true, error: undefined });
    try {
      await work();
      setState(idle);
      return true;
    } catch (thrown) {
      const known = thrown instanceof AuthError && thrown.message !== '' ? thrown : undefined;
      setState({ isBusy: false, error: known ?? new AuthError(fallback) });
      return false;
    }
  };

  return { ...state, run, reset: () => setState(idle) };
}
