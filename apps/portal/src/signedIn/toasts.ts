import { lazyToasts } from '@bank-bonuses/ui';
import { useEffect } from 'react';

const { Provider, prepare } = lazyToasts(
  async () => (await import('./ToastProvider.ts')).ToastProvider,
);

/**
 * Provides toasts. Its code loads after the page's data, because only a user action shows a toast.
 */
export const LazyToastProvider = Provider;

const firstActs = ['pointerdown', 'keydown'] as const;

/** Milliseconds after a press before the code loads, so that the page can respond first. */
const afterPressMs = 100;

/** Milliseconds after which the opened page has usually loaded its code and data. */
const quietAfterMs = 3_000;

/**
 * Preloads the code of toasts shortly after the first press or key, or otherwise after a few
 * seconds. A toast can then report a lost connection without having to load its code.
 */
export function usePreparedToasts(): void {
  useEffect(() => {
    const stop = new AbortController();
    let timer = setTimeout(prepare, quietAfterMs);
    const hurry = () => {
      stop.abort();
      clearTimeout(timer);
      timer = setTimeout(prepare, afterPressMs);
    };
    for (const act of firstActs)
      window.addEventListener(act, hurry, { capture: true, signal: stop.signal });
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, []);
}
