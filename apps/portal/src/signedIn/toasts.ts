import { lazyToasts } from '@bank-bonuses/ui';
import { useEffect } from 'react';

const { Provider, prepare } = lazyToasts(
  async () => (await import('./ToastProvider.ts')).ToastProvider,
);

/** Its code comes after the page's figures, since only what somebody does has something to tell. */
export const LazyToastProvider = Provider;

const firstActs = ['pointerdown', 'keydown'] as const;

/** By then the press is answered. */
const answeredAfterMs = 100;

/** By then the page that was opened has what it needs from the line. */
const quietAfterMs = 3_000;

/**
 * Fetches the code of toasts right after the first press or key, which is before most messages, or soon by itself:
 * what tells of a lost connection has to be there before the connection is lost.
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
