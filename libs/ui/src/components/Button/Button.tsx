'use client';

import type { MouseEvent, ReactNode } from 'react';
import type { Closed } from '../../internal/closed.ts';
import { useHydrated } from '../../internal/useHydrated.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './Button.css.ts';
import type { ButtonLook } from './buttonLook.ts';
import { buttonClass } from './buttonLook.ts';
import { useFocusKept } from './useFocusKept.ts';

export interface ButtonProps extends ButtonLook, Closed<'button'> {
  /** The words: a verb. */
  children: ReactNode;
  /**
   * The native type. A submit button that the server rendered stays disabled until hydration: a form sent
   * earlier would put its content into the URL.
   * @default 'button'
   */
  type?: 'button' | 'submit' | 'reset';
  /**
   * Something is under way: a spinner shows and the button is disabled. Its width stays.
   * @default false
   */
  loading?: boolean;
  /** The words while loading, such as 'Logging in...'. The usual words stay without it. */
  loadingText?: string;
  /** An icon in front of the words. */
  icon?: ReactNode;
  /**
   * A press leaves the focus in the field that has it. What leaving a field brings up, a hint or an error,
   * would otherwise move the button away between press and release, and the click would be lost.
   * @default whether it submits
   */
  keepsFocus?: boolean;
}

/** Does something on this page. `ref`, aria and data attributes reach the button. */
export function Button({
  variant,
  tone,
  size,
  fullWidth,
  type = 'button',
  loading = false,
  loadingText,
  disabled = false,
  icon,
  keepsFocus = type === 'submit',
  children,
  ref,
  onMouseDown,
  ...props
}: ButtonProps) {
  const hydrated = useHydrated();
  const waiting = type === 'submit' && !hydrated;
  const rootRef = useFocusKept(ref, loading);
  const shown = loading && loadingText ? loadingText : children;
  const other = loading ? children : loadingText;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    onMouseDown?.(event);
    if (keepsFocus && isField(document.activeElement)) event.preventDefault();
  };
  return (
    <button
      {...props}
      onMouseDown={press}
      ref={rootRef}
      type={type}
      className={buttonClass({ variant, tone, size, fullWidth })}
      disabled={disabled || loading || waiting}
      aria-busy={loading || undefined}
      data-loading={loading ? '' : undefined}
      data-waiting={waiting && !disabled ? '' : undefined}
    >
      {loading ? <Spinner /> : icon && <span className={styles.icon}>{icon}</span>}
      {/**
       * A changed text gets a new element: page translation replaces the text nodes that React would update.
       */}
      <span
        key={typeof shown === 'string' ? shown : 'parts'}
        className={styles.label}
        data-reserve={typeof other === 'string' && loadingText ? other : undefined}
      >
        {shown}
      </span>
    </button>
  );
}

function isField(element: Element | null): boolean {
  return element !== null && element.matches('input, select, textarea');
}
