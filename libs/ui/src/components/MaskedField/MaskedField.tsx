'use client';

import { useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as revealStyles from '../PasswordField/PasswordField.css.ts';
import type { TextFieldProps } from '../TextField/TextField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { inSentence } from '../../internal/inSentence.ts';
import { useAnnounce } from '../LiveRegion/LiveRegion.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface MaskedFieldProps extends Omit<TextFieldProps, 'type' | 'trailing' | 'value'> {
  /** The complete text. The field is controlled. */
  value: string;
  /** Returns the masked text, shown on blur. It must have the length of the value, so that nothing moves. */
  mask: (value: string) => string;
  /**
   * Name of the revealed value, announced after 'Show' or 'Hide'.
   * @default the label in lower case, except abbreviations
   */
  revealLabel?: string;
}

interface Selection {
  input: HTMLInputElement;
  start: number;
  end: number;
}

/**
 * Returns the selection at the time of focus. If a script calls `select()`, Chromium focuses the
 * input first and still reports position 0 then. In this case the function returns the end of the
 * value, where a person would continue typing.
 */
function selectionOf(input: HTMLInputElement): Selection | undefined {
  const { selectionStart: start, selectionEnd: end } = input;
  if (start === null || end === null) return undefined;
  return { input, start, end: end === 0 ? input.value.length : end };
}

/** Renders a field for a sensitive number: shown in full while it is typed, masked on blur. */
export function MaskedField({
  value,
  mask,
  revealLabel,
  id,
  onFocus,
  onBlur,
  'aria-describedby': describedBy,
  ...props
}: MaskedFieldProps) {
  const announce = useAnnounce();
  const name = revealLabel ?? inSentence(props.label);
  const generated = useId();
  const controlId = id ?? generated;
  const [isTyping, setTyping] = useState(false);
  const [isShown, setShown] = useState(false);
  const selected = useRef<Selection>(undefined);

  // Restores the selection, which is lost when the value replaces the mask; otherwise typing would
  // append text instead of replacing the selected text.
  useLayoutEffect(() => {
    if (!isTyping || !selected.current) return;
    const { input, start, end } = selected.current;
    input.setSelectionRange(start, end);
    selected.current = undefined;
  }, [isTyping]);

  const isMasked = !isTyping && !isShown;
  const [lastFour] = (isMasked && /\d{4}$/.exec(mask(value))) || [];
  const spokenId = `${controlId}-spoken`;
  return (
    <TextField
      spellCheck={false}
      {...props}
      id={controlId}
      aria-describedby={[describedBy, lastFour && spokenId].filter(Boolean).join(' ') || undefined}
      value={isMasked ? mask(value) : value}
      onFocus={(event) => {
        const input = event.target;
        selected.current = selectionOf(input);
        // Renders synchronously, because a script that focuses the input may select or write
        // immediately afterwards.
        flushSync(() => setTyping(true));
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setTyping(false);
        onBlur?.(event);
      }}
      // Without a value there is nothing to show; the field keeps its size.
      trailing={
        value !== '' && (
          <>
            {/* Screen readers read the mask as bullets. */}
            {lastFour && (
              <VisuallyHidden id={spokenId} aria-hidden>
                ending in {lastFour}
              </VisuallyHidden>
            )}
            <button
              type="button"
              className={revealStyles.reveal}
              disabled={props.disabled}
              aria-controls={controlId}
              onClick={() => {
                setShown(!isShown);
                announce(`The ${name} is ${isShown ? 'hidden' : 'shown'}`);
              }}
            >
              <span>{isShown ? 'Hide' : 'Show'}</span> <VisuallyHidden>{name}</VisuallyHidden>
            </button>
          </>
        )
      }
    />
  );
}
