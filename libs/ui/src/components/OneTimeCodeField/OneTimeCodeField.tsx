'use client';

import { useRef } from 'react';
import type { Closed } from '../../internal/closed.ts';
import type { FieldMessages } from '../../internal/Field.tsx';
import { Field, useFieldIds } from '../../internal/Field.tsx';
import { useTypedBeforeHydration } from '../../internal/useTypedBeforeHydration.ts';
import { isComposing } from '../../formatting/isComposing.ts';
import { enterValue } from '../../internal/enterValue.ts';
import { codeLength, digitsOf, keepDigits } from './oneTimeCode.ts';
import * as styles from './OneTimeCodeField.css.ts';

export interface OneTimeCodeFieldProps
  extends
    Omit<FieldMessages, 'optional'>,
    Omit<Closed<'input'>, 'type' | 'size' | 'children' | 'value' | 'inputMode' | 'maxLength'> {
  /** The digits of a controlled field; omit it for an uncontrolled one. */
  value?: string;
  /**
   * Called with the new digits on every change, also during composition; `onChange` receives the
   * event.
   */
  onValueChange?: (digits: string) => void;
  /** Called when the sixth digit is entered, and again when a complete code changes. */
  onComplete?: (code: string) => void;
}

/**
 * Renders the six digits of a one-time code in a single input, which keyboards, password managers,
 * text messages and assistive technology can fill in. Removes spaces, dashes and words around
 * pasted digits.
 */
export function OneTimeCodeField({
  label,
  description,
  error,
  note,
  onValueChange,
  onComplete,
  onChange,
  onCompositionEnd,
  id,
  ref,
  'aria-describedby': describedBy,
  ...props
}: OneTimeCodeFieldProps) {
  const ids = useFieldIds({ id, description, error, note, describedBy });
  const inputRef = useTypedBeforeHydration(ref, props.value);
  const completed = useRef<string>(undefined);
  const complete = (digits: string) => {
    const code = digits.length === codeLength ? digits : undefined;
    if (code !== undefined && code !== completed.current) onComplete?.(code);
    completed.current = code;
  };
  return (
    <Field label={label} description={description} error={error} note={note} ids={ids}>
      <div className={styles.box}>
        <input
          aria-required
          aria-invalid={error ? true : undefined}
          autoComplete="one-time-code"
          spellCheck={false}
          {...props}
          id={ids.controlId}
          ref={inputRef}
          type="text"
          inputMode="numeric"
          className={styles.input}
          aria-describedby={ids.describedBy}
          onCompositionEnd={(event) => {
            onCompositionEnd?.(event);
            const { value } = event.currentTarget;
            const digits = digitsOf(value);
            if (digits === value) complete(digits);
            else enterValue(event.currentTarget, digits);
          }}
          onChange={(event) => {
            const isWritten = !isComposing(event.nativeEvent);
            const typed = isWritten ? keepDigits(event.target) : event.target.value;
            onChange?.(event);
            onValueChange?.(typed);
            if (isWritten) complete(typed);
          }}
        />
      </div>
    </Field>
  );
}
