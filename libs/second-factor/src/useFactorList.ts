import { useAuth, useAuthCall, type Factor, type Factors } from '@bank-bonuses/auth';
import { useLoadError } from '@bank-bonuses/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { renewSession } from './renewSession.ts';

export interface FactorList {
  factors: Factors;
  /** Empty when the account requires a factor that this page does not support. */
  known: readonly Factor[];
}

export interface FactorListState {
  /** `undefined` while loading, and after a failure. */
  list: FactorList | undefined;
  error: Error | null;
  isLoading: boolean;
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

/**
 * Loads the customer's factors from the service, because the stored session may be outdated or
 * manipulated.
 */
export function useFactorList({ mayBeEmpty = false }: FactorListOptions = {}): FactorListState {
  const auth = useAuth();
  const call = useAuthCall('Your second step could not be loaded.');
  const [list, setList] = useState<FactorList>();
  const error = useLoadError({ error: call.error ?? null, isPending: !list });

  const load = () =>
    void call.run(async () => {
      const factors = await auth.loadFactors();
      const known = await factors.list();
      // The last factor was removed on another device, so the session is renewed to match the account.
      if (!mayBeEmpty && known.length === 0) await renewSession(auth);
      setList({ factors, known });
    });
  const start = useEffectEvent(load);
  useEffect(() => start(), []);

  return { list, error, isLoading: call.isBusy, retry: load };
}
