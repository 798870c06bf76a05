'use client';

import { useRef } from 'react';
import type { Closed } from '../../internal/closed.ts';
import type { FieldTexts } from '../../internal/Field.tsx';
import { Field, useFieldIds } from '../../internal/Field.tsx';
import { useTypedEarly } from '../../internal/useTypedEarly.ts';
import { codeLength, keepDigits } from './oneTimeCode.ts';
import * as styles from './OneTimeCodeField.css.ts';

export interface OneTimeCodeFieldProps
  extends
    Omit<FieldTexts, 'optional'>,
    Omit<Closed<'input'>, 'type' | 'size' | 'children' | 'value' | 'inputMode' | 'maxLength'> {
  /** The digits, when the owner keeps them; leave it out for a field that keeps its own. */
  value?: string;
  /** Gets the new digits on every change; `onChange` stays for the event itself. */
  onValueChange?: (digits: string) => void;
  /** Called when the sixth digit has come, and again when a whole code has become another one. */
  onComplete?: (code: string) => void;
}

/**
 * The six digits of a one-time code, in one input: keyboards, password managers, text messages and assistive
 * technology meet a single field. Spaces, dashes and words around the digits of a pasted code are left out.
 */
export function OneTimeCodeField({
  label,
  hint,
  error,
  note,
  onValueChange,
  onComplete,
  onChange,
  id,
  ref,
  'aria-describedby': describedBy,
  ...props
}: OneTimeCodeFieldProps) {
  const ids = useFieldIds({ id, hint, error, note, describedBy });
  const inputRef = useTypedEarly(ref, props.value);
  const completed = useRef<string>(undefined);
  return (
    <Field label={label} hint={hint} error={error} note={note} ids={ids}>
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
          onChange={(event) => {
            const digits = keepDigits(event.target);
            onChange?.(event);
            onValueChange?.(digits);
            const code = digits.length === codeLength ? digits : undefined;
            if (code !== undefined && code !== completed.current) onComplete?.(code);
            completed.current = code;
          }}
        />
      </div>
    </Field>
  );
}
