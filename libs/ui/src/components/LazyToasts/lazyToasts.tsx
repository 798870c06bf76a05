'use client';

import {
  createElement,
  useEffect,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import type { ToastProviderProps } from '../Toast/ToastProvider.tsx';
import { ToastContext, useToast, type ToastMessage, type Toasts } from '../Toast/toastContext.ts';

/** A toast provider whose code loads on demand. */
export interface LazyToasts {
  /** Use it in place of `ToastProvider`. */
  Provider: (props: ToastProviderProps) => ReactNode;
  /** Preloads the code of the provider. */
  prepare: () => void;
}

/** A toast that could not be shown within 8 s is dropped. */
const keptMs = 8_000;

/**
 * Creates a `ToastProvider` whose code is loaded with the first toast, or by `prepare`. A toast waits up to
 * eight seconds for the code. If loading fails, the next toast and the `online` event retry. Call it once,
 * outside any component.
 *
 * @example
 * const { Provider, prepare } = lazyToasts(async () => (await import('./toasts.ts')).ToastProvider);
 */
export function lazyToasts(load: () => Promise<ComponentType<ToastProviderProps>>): LazyToasts {
  let Loaded: ComponentType<ToastProviderProps> | undefined;
  let isLoading = false;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const prepare = () => {
    if (Loaded || isLoading) return;
    isLoading = true;
    load().then(
      (loaded) => {
        Loaded = loaded;
        for (const listener of [...listeners]) listener();
      },
      () => {
        isLoading = false;
      },
    );
  };

  function Provider({ children }: ToastProviderProps) {
    const [relay] = useState(() => createRelay(prepare));
    const Current = useSyncExternalStore(
      subscribe,
      () => Loaded,
      () => undefined,
    );

    useEffect(() => {
      const retry = () => {
        if (relay.isWaiting()) prepare();
      };
      window.addEventListener('online', retry);
      return () => window.removeEventListener('online', retry);
    }, [relay]);

    return (
      <ToastContext value={relay.toasts}>
        {children}
        {Current && createElement(Current, null, <Delivery relay={relay} />)}
      </ToastContext>
    );
  }

  return { Provider, prepare };
}

interface Relay {
  toasts: Toasts;
  /** Returns whether toasts are waiting for the code. */
  isWaiting: () => boolean;
  /**
   * Passes the waiting toasts and each later toast to `shown`. Returns a function that stops this.
   */
  deliverTo: (shown: Toasts) => () => void;
}

function createRelay(prepare: () => void): Relay {
  let target: Toasts | undefined;
  let waiting: { message: ToastMessage; at: number }[] = [];
  return {
    toasts: {
      show(message) {
        if (target) return target.show(message);
        waiting.push({ message, at: Date.now() });
        prepare();
      },
    },
    isWaiting: () => waiting.length > 0,
    deliverTo(shown) {
      target = shown;
      const due = waiting.filter(({ at }) => Date.now() - at < keptMs);
      waiting = [];
      for (const { message } of due) shown.show(message);
      return () => {
        target = undefined;
      };
    },
  };
}

/**
 * Rendered inside the loaded provider, after its live region, because a live region announces only
 * content that is added after it exists.
 */
function Delivery({ relay }: { relay: Relay }) {
  const shown = useToast();
  useEffect(() => relay.deliverTo(shown), [relay, shown]);
  return null;
}
