'use client';

import {
  createElement,
  useEffect,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import { TextButton } from '../TextButton/TextButton.tsx';
import * as styles from '../Toast/Toast.css.ts';
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
 * eight seconds for the code. If loading fails, the latest message is shown without the code, and the next
 * toast and the `online` event retry. Call it once, outside any component.
 *
 * @example
 * const { Provider, prepare } = lazyToasts(async () => (await import('./toasts.ts')).ToastProvider);
 */
export function lazyToasts(load: () => Promise<ComponentType<ToastProviderProps>>): LazyToasts {
  let code: LoadedCode = {};
  let isLoading = false;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const change = (changed: LoadedCode) => {
    code = changed;
    isLoading = false;
    for (const listener of [...listeners]) listener();
  };
  const prepare = () => {
    if (code.Loaded || isLoading) return;
    isLoading = true;
    load().then(
      (Loaded) => change({ Loaded }),
      () => change({ hasFailed: true }),
    );
  };

  function Provider({ children }: ToastProviderProps) {
    const [latest, setLatest] = useState<ToastMessage>();
    const [relay] = useState(() => createRelay(prepare, setLatest));
    const { Loaded, hasFailed } = useSyncExternalStore(
      subscribe,
      () => code,
      () => code,
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
        {Loaded && createElement(Loaded, null, <Delivery relay={relay} />)}
        {hasFailed && latest && (
          <PlainToast message={latest} onDismiss={() => setLatest(undefined)} />
        )}
      </ToastContext>
    );
  }

  return { Provider, prepare };
}

interface LoadedCode {
  Loaded?: ComponentType<ToastProviderProps>;
  /** Whether the last attempt to load the code has failed. */
  hasFailed?: boolean;
}

interface PlainToastProps {
  message: ToastMessage;
  onDismiss: () => void;
}

/** Shows a message in the look of a toast, but without its code: it stays until it is dismissed. */
function PlainToast({ message: { title, description, action }, onDismiss }: PlainToastProps) {
  const act = () => {
    onDismiss();
    action?.onSelect();
  };
  return (
    <div className={styles.viewport}>
      <div role="alert" className={styles.root}>
        <div className={styles.content}>
          <div className={styles.words}>
            <p className={styles.title}>{title}</p>
            {description && <p className={styles.description}>{description}</p>}
            {action && (
              <TextButton standalone onClick={act}>
                {action.label}
              </TextButton>
            )}
          </div>
          <TextButton standalone onClick={onDismiss}>
            Dismiss
          </TextButton>
        </div>
      </div>
    </div>
  );
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

/**
 * Creates the queue of the messages that wait for the code.
 * @param prepare loads the code
 * @param onWait called with each message that has to wait for the code
 */
function createRelay(prepare: () => void, onWait: (message: ToastMessage) => void): Relay {
  let target: Toasts | undefined;
  let waiting: { message: ToastMessage; at: number }[] = [];
  return {
    toasts: {
      show(message) {
        if (target) return target.show(message);
        waiting.push({ message, at: Date.now() });
        onWait(message);
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
