import { useEffect, useId, useState } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { TextFieldProps } from '../TextField/TextField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import * as styles from './PasswordField.css.ts';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'trailing'> {
  /**
   * What the reveal button shows, said after 'Show' or 'Hide' to those who hear the page. Two
   * fields on one page need two names.
   * @default the label in lower case
   */
  revealLabel?: string;
}

/** A password that can be looked at. Paste and password managers work; sending the form hides it. */
export function PasswordField({ revealLabel, id, ...props }: PasswordFieldProps) {
  const generated = useId();
  const controlId = id ?? generated;
  const [shown, setShown] = useState(false);

  useEffect(() => {
    // Browsers offer to remember a text field's content, so a sent form must not hold a shown one.
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
      id={controlId}
      type={shown ? 'text' : 'password'}
      trailing={
        <button
          type="button"
          className={styles.reveal}
          disabled={props.disabled}
          aria-controls={controlId}
          onClick={() => setShown(!shown)}
        >
          {shown ? 'Hide' : 'Show'}{' '}
          <VisuallyHidden>{revealLabel ?? props.label.toLowerCase()}</VisuallyHidden>
        </button>
      }
    />
  );
}
