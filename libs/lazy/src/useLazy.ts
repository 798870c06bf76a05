import { useEffect, useState } from 'react';

export interface Lazy<Value> {
  /** The loaded module; `undefined` until it is loaded. */
  value?: Value;
  /** The error if loading failed. */
  error?: unknown;
  /** Loads again after a failure. */
  retry: () => void;
}

/**
 * Loads a module once the caller is rendered. `React.lazy` is not used, because it caches a failure
 * until the page is reloaded.
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
