import { AuthError, useAuth, type Auth, type Factor, type Factors } from '@bank-bonuses/auth';
import { useEffect, useState } from 'react';
import { endLostSession, renewSession } from './sessionUpdates.ts';

export type FactorList =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  /** `known` is empty when the account requires a factor that this page does not support. */
  | { status: 'ready'; factors: Factors; known: readonly Factor[] };

export interface FactorListState {
  list: FactorList;
  isRetrying: boolean;
  retry: () => void;
}

export interface FactorListOptions {
  /**
   * Whether an account without factors is expected. Otherwise, an empty list means that the last
   * factor was removed on another device.
   * @default false
   */
  mayBeEmpty?: boolean;
}

const fallback = 'Your second step could not be loaded.';

/**
 * Loads the customer's factors from the service, because the stored session may be outdated or
 * manipulated.
 */
export function useFactorList({ mayBeEmpty = false }: FactorListOptions = {}): FactorListState {
  const auth = useAuth();
  const [list, setList] = useState<FactorList>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const [ended, setEnded] = useState(-1);

  useEffect(() => {
    let isCurrent = true;
    const show = (next: FactorList) => {
      if (!isCurrent) return;
      setList(next);
      setEnded(attempt);
    };
    loadList(auth, mayBeEmpty).then(show, (error: unknown) => {
      if (isCurrent) endLostSession(auth, error);
      const message = error instanceof AuthError ? error.message : fallback;
      show({ status: 'failed', message });
    });
    return () => {
      isCurrent = false;
    };
  }, [auth, mayBeEmpty, attempt]);

  return { list, isRetrying: ended !== attempt, retry: () => setAttempt(attempt + 1) };
}

async function loadList(auth: Auth, mayBeEmpty: boolean): Promise<FactorList> {
  const factors = await auth.loadFactors();
  const known = await factors.list();
  // The last factor was removed on another device, so the session is renewed to match the account.
  if (!mayBeEmpty && known.length === 0) await renewSession(auth);
  return { status: 'ready', factors, known };
}
