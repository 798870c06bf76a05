import { lazyToasts } from '@bank-bonuses/ui';
import { useEffect } from 'react';

const { Provider, prepare } = lazyToasts(
  async () => (await import('./ToastProvider.ts')).ToastProvider,
);

/** Loaded after the page's figures, since only an action shows a toast. */
export const LazyToastProvider = Provider;

const firstActs = ['pointerdown', 'keydown'] as const;

/** By then the page has responded to the press. */
const answeredAfterMs = 100;

/** By then the opened page has loaded everything that it needs. */
const quietAfterMs = 3_000;

/**
 * Preloads the code of toasts after the first press or key, or after a few seconds, so that a toast can
 * report a lost connection.
 */
export function usePreparedToasts(): void {
  useEffect(() => {
    const stop = new AbortController();
    let timer = setTimeout(prepare, quietAfterMs);
    const hurry = () => {
      stop.abort();
      clearTimeout(timer);
      timer = setTimeout(prepare, answeredAfterMs);
    };
    for (const act of firstActs)
      window.addEventListener(act, hurry, { capture: true, signal: stop.signal });
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, []);
}
