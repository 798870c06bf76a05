'use client';

import type { KeyboardEvent } from 'react';
import { useEffect, useId, useState } from 'react';
import { afterPress } from '../../press/afterPress.ts';
import { useAnnounce } from '../LiveRegion/LiveRegion.tsx';
import { inSentence } from '../../internal/inSentence.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { TextFieldProps } from '../TextField/TextField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import * as styles from './PasswordField.css.ts';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'trailing'> {
  /**
   * Name of the revealed value, announced after 'Show' or 'Hide'. Two fields on one page need different
   * names.
   * @default the label in lower case, except abbreviations
   */
  revealLabel?: string;
}

const capsLockOn = 'Caps lock is on.';

/**
 * Renders a password field with a button that reveals the password. Paste and password managers
 * work; submitting the form hides the password; a note is shown while Caps Lock is on.
 */
export function PasswordField({
  revealLabel,
  id,
  note,
  onKeyDown,
  onKeyUp,
  onBlur,
  ...props
}: PasswordFieldProps) {
  const generated = useId();
  const controlId = id ?? generated;
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const name = revealLabel ?? inSentence(props.label);
  const announce = useAnnounce();
  const watchCapsLock = (event: KeyboardEvent) => {
    const isOn = event.getModifierState('CapsLock');
    if (isOn && !capsLock) announce(capsLockOn);
    setCapsLock(isOn);
  };

  useEffect(() => {
    // Browsers offer to save a text field's content, so the password must be hidden before the form
    // is submitted.
    const form = document.getElementById(controlId)?.closest('form');
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, [controlId]);

  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      note={
        capsLock ? (
          <>
            <span className={styles.capsLock}>{capsLockOn}</span> <span>{note}</span>
          </>
        ) : (
          note
        )
      }
      onKeyDown={(event) => {
        watchCapsLock(event);
        onKeyDown?.(event);
      }}
      onKeyUp={(event) => {
        // Browsers report the caps lock key's own press only on keyup.
        watchCapsLock(event);
        onKeyUp?.(event);
      }}
      onBlur={(event) => {
        afterPress(() => setCapsLock(false));
        onBlur?.(event);
      }}
      id={controlId}
      type={shown ? 'text' : 'password'}
      trailing={
        <button
          type="button"
          className={styles.reveal}
          disabled={props.disabled}
          aria-controls={controlId}
          onClick={() => {
            setShown(!shown);
            announce(`The ${name} is ${shown ? 'hidden' : 'shown'}`);
          }}
        >
          <span>{shown ? 'Hide' : 'Show'}</span> <VisuallyHidden>{name}</VisuallyHidden>
        </button>
      }
    />
  );
}
