import { AuthError, useAuth, type Auth, type Factor, type Factors } from '@bank-bonuses/auth';
import { useEffect, useState } from 'react';
import { endLostSession } from './endLostSession.ts';

export type FactorList =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  /** `known` is empty where the account asks for a step that this page cannot ask for. */
  | { status: 'ready'; factors: Factors; known: readonly Factor[] };

export interface FactorListState {
  list: FactorList;
  isRetrying: boolean;
  retry: () => void;
}

const fallback = 'Your second step could not be loaded.';

/** What the customer can present, as the service knows it: what is stored here may be old, or edited. */
export function useFactorList(): FactorListState {
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
    loadList(auth).then(show, (error: unknown) => {
      if (isCurrent) endLostSession(auth, error);
      const message = error instanceof AuthError ? error.message : fallback;
      show({ status: 'failed', message });
    });
    return () => {
      isCurrent = false;
    };
  }, [auth, attempt]);

  return { list, isRetrying: ended !== attempt, retry: () => setAttempt(attempt + 1) };
}

async function loadList(auth: Auth): Promise<FactorList> {
  const factors = await auth.loadFactors();
  const known = await factors.list();
  if (known.length === 0) await renew(auth);
  return { status: 'ready', factors, known };
}

/** The last factor was removed elsewhere: a renewed session brings the account as it is now. */
async function renew(auth: Auth): Promise<void> {
  const token = await auth.getAccessToken();
  if (token !== null) await auth.renewAccessToken(token);
}
