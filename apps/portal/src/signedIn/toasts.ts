import { lazyToasts } from '@bank-bonuses/ui';
import { useEffect } from 'react';

const { Provider, prepare } = lazyToasts(
  async () => (await import('./ToastProvider.ts')).ToastProvider,
);

/** Loaded after the page's figures, since only an action shows a toast. */
export const LazyToastProvider = Provider;

const firstActs = ['pointerdown', 'keydown'] as const;

/** By then the press is answered. */
const answeredAfterMs = 100;

/** By then the opened page has loaded what it needs. */
const quietAfterMs = 3_000;

/**
 * Loads the code of toasts after the first press or key, or after a few seconds: it must be there before the
 * connection is lost, to say so.
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
