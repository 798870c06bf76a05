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
  /** The label; start with a verb. */
  children: ReactNode;
  /**
   * The native type. A submit button that the server rendered stays disabled until hydration: a
   * form submitted earlier would put its values into the URL.
   * @default 'button'
   */
  type?: 'button' | 'submit' | 'reset';
  /** Shows a spinner and disables the button. Its width stays the same. @default false */
  loading?: boolean;
  /** The label while loading, such as 'Logging in...'. Without it the usual label stays. */
  loadingText?: string;
  /** An icon before the label. */
  icon?: ReactNode;
  /**
   * Keeps focus in the focused field when the button is pressed. Otherwise a hint or an error that
   * appears on blur would move the button between press and release, and the click would be lost.
   * @default true for submit buttons
   */
  keepsFocus?: boolean;
}

/**
 * Renders a button that triggers an action on the current page. `ref`, aria and data attributes
 * reach the button.
 */
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
       * Changed text gets a new element, because page translation replaces the text nodes that
       * React would update.
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
