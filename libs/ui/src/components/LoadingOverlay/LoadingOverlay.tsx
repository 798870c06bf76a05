'use client';

import type { ReactNode } from 'react';
import { useId, useLayoutEffect, useRef } from 'react';
import type { Closed } from '../../internal/closed.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './LoadingOverlay.css.ts';

export interface LoadingOverlayProps extends Omit<
  Closed<'dialog'>,
  'children' | 'ref' | 'open' | 'onCancel' | 'closedby'
> {
  /** Name of the running action. */
  label: string;
  /** Text below the label, such as how long it takes. */
  description?: ReactNode;
}

/**
 * Covers the page while a request must not be interrupted. Render it only during the request: it
 * moves the focus into itself, makes the page behind it inert, and returns the focus when it is
 * unmounted.
 */
export function LoadingOverlay({ label, description, ...props }: LoadingOverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    // Older browsers and jsdom lack `showModal`; the overlay is then shown without being modal.
    if (!element?.showModal) {
      element?.setAttribute('open', '');
      return;
    }
    element.showModal();
    return () => element.close();
  }, []);

  return (
    <dialog
      {...props}
      ref={dialog}
      className={styles.root}
      closedby="none"
      aria-labelledby={`${id}-label`}
      aria-describedby={description ? `${id}-description` : undefined}
      onCancel={(event) => event.preventDefault()}
    >
      <div role="status" className={styles.card}>
        <Spinner size="large" />
        <p id={`${id}-label`} className={styles.label}>
          {label}
        </p>
        {description && (
          <div id={`${id}-description`} className={styles.description}>
            {description}
          </div>
        )}
      </div>
    </dialog>
  );
}
