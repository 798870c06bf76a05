import { useEffect, useState } from 'react';

export interface Lazy<Value> {
  /** `undefined` until it is loaded. */
  value?: Value;
  /** Why it could not be loaded. */
  error?: unknown;
  /** Loads again after a failure. */
  retry: () => void;
}

/**
 * Loads once the caller is drawn. `React.lazy` is not used for this, because it remembers a failure for as long
 * as the page lives.
 *
 * @param load the same function each time
 */
export function useLazy<Value extends object>(load: () => Promise<Value>): Lazy<Value> {
  const [state, setState] = useState<Pick<Lazy<Value>, 'value' | 'error'>>({});
  const isWanted = !state.value && !state.error;

  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    load().then(
      (value) => isCurrent && setState({ value }),
      (error: unknown) => isCurrent && setState({ error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, isWanted]);

  return { ...state, retry: () => setState({}) };
}
