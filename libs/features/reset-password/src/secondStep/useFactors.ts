import { useAuth, type Factor, type Factors } from '@bank-bonuses/auth';
import { useEffect, useState } from 'react';
import { toFormError, type FormError } from '../form/formError.ts';

export type LoadedFactors =
  | { status: 'loading' }
  | { status: 'failed'; formError: FormError; retry: () => void }
  | { status: 'loaded'; calls: Factors; list: Factor[] };

/** What the account has for its second step, asked of the service. */
export function useFactors(): LoadedFactors {
  const auth = useAuth();
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<LoadedFactors>({ status: 'loading' });

  useEffect(() => {
    let isCurrent = true;
    const show = (next: LoadedFactors) => void (isCurrent && setState(next));
    const load = async () => {
      const calls = await auth.loadFactors();
      show({ status: 'loaded', calls, list: await calls.list() });
    };
    load().catch((error: unknown) =>
      show({
        status: 'failed',
        formError: toFormError(error, 'The second step could not be loaded. Please try again.'),
        retry() {
          setState({ status: 'loading' });
          setTries((count) => count + 1);
        },
      }),
    );
    return () => {
      isCurrent = false;
    };
  }, [auth, tries]);
  return state;
}
