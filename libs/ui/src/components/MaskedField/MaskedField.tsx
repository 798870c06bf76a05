import { useId, useState } from 'react';
import * as revealStyles from '../PasswordField/PasswordField.css.ts';
import type { TextFieldProps } from '../TextField/TextField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface MaskedFieldProps extends Omit<TextFieldProps, 'type' | 'trailing' | 'value'> {
  /** The whole text; the owner keeps it. */
  value: string;
  /** What shows of it once the field is left; as long as the text itself, so that nothing moves. */
  mask: (value: string) => string;
  /**
   * What the reveal button shows, said after 'Show' or 'Hide' to those who hear the page.
   * @default the label in lower case
   */
  revealLabel?: string;
}

/** A number that is nobody's business over the shoulder: whole while it is typed, masked afterwards. */
export function MaskedField({
  value,
  mask,
  revealLabel,
  id,
  onFocus,
  onBlur,
  ...props
}: MaskedFieldProps) {
  const generated = useId();
  const controlId = id ?? generated;
  const [isTyping, setTyping] = useState(false);
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      spellCheck={false}
      {...props}
      id={controlId}
      value={isTyping || isShown ? value : mask(value)}
      onFocus={(event) => {
        setTyping(true);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setTyping(false);
        onBlur?.(event);
      }}
      trailing={
        <button
          type="button"
          className={revealStyles.reveal}
          disabled={props.disabled}
          aria-controls={controlId}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? 'Hide' : 'Show'}{' '}
          <VisuallyHidden>{revealLabel ?? props.label.toLowerCase()}</VisuallyHidden>
        </button>
      }
    />
  );
}
