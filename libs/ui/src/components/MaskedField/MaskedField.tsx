'use client';

import { useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
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

interface Selection {
  input: HTMLInputElement;
  start: number;
  end: number;
}

/**
 * What is selected as the focus comes. A script's `select()` gives the focus before the field says what
 * is selected in Chromium: it names its beginning, where hardly anybody wants to add to a whole number.
 */
function selectionOf(input: HTMLInputElement): Selection | undefined {
  const { selectionStart: start, selectionEnd: end } = input;
  if (start === null || end === null) return undefined;
  return { input, start, end: end === 0 ? input.value.length : end };
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
  const selected = useRef<Selection>(undefined);

  // The whole text takes the mask's place and would drop what is selected: typing over it would add to it.
  useLayoutEffect(() => {
    if (!isTyping || !selected.current) return;
    const { input, start, end } = selected.current;
    input.setSelectionRange(start, end);
    selected.current = undefined;
  }, [isTyping]);

  return (
    <TextField
      spellCheck={false}
      {...props}
      id={controlId}
      value={isTyping || isShown ? value : mask(value)}
      onFocus={(event) => {
        const input = event.target;
        selected.current = selectionOf(input);
        // At once, since a script that gives it the focus goes on to select or write.
        flushSync(() => setTyping(true));
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
          <span>{isShown ? 'Hide' : 'Show'}</span>{' '}
          <VisuallyHidden>{revealLabel ?? props.label.toLowerCase()}</VisuallyHidden>
        </button>
      }
    />
  );
}
