'use client';

import type { ReactNode } from 'react';
import type { Closed } from '../../internal/closed.ts';
import type { FieldSize, FieldMessages } from '../../internal/Field.tsx';
import { Field, useFieldIds } from '../../internal/Field.tsx';
import * as styles from '../../internal/field.css.ts';
import { useTypedBeforeHydration } from '../../internal/useTypedBeforeHydration.ts';

/** Types of one-line text. Dates, passwords, choices and files have their own components. */
export type TextFieldType = 'text' | 'email' | 'tel' | 'url' | 'search' | 'date' | 'password';

export interface TextFieldProps
  extends
    FieldMessages,
    FieldSize,
    Omit<Closed<'input'>, 'type' | 'size' | 'width' | 'children' | 'value'> {
  /** The value of a controlled field; omit it for an uncontrolled one. */
  value?: string;
  /**
   * The kind of text.
   * @default 'text'
   */
  type?: TextFieldType;
  /** A control or a short text at the end of the input. */
  trailing?: ReactNode;
  /** Called with the new text on every change; `onChange` receives the event. */
  onValueChange?: (value: string) => void;
}

/**
 * Renders a field for one line of text, with its label. `ref`, aria and data attributes reach the
 * input.
 */
export function TextField({
  label,
  description,
  error,
  note,
  optional = false,
  trailing,
  width = 'full',
  onValueChange,
  onChange,
  id,
  ref,
  type = 'text',
  'aria-describedby': describedBy,
  ...props
}: TextFieldProps) {
  const ids = useFieldIds({ id, description, error, note, describedBy });
  const inputRef = useTypedBeforeHydration(ref, props.value);
  return (
    <Field
      label={label}
      description={description}
      error={error}
      note={note}
      optional={optional}
      ids={ids}
    >
      <div className={width === 'short' ? styles.shortBox : styles.box}>
        <input
          aria-required={optional || type === 'search' ? undefined : true}
          aria-invalid={error ? true : undefined}
          {...props}
          id={ids.controlId}
          ref={inputRef}
          type={type}
          className={styles.input}
          aria-describedby={ids.describedBy}
          onChange={(event) => {
            onChange?.(event);
            onValueChange?.(event.target.value);
          }}
        />
        {trailing && <div className={styles.trailing}>{trailing}</div>}
      </div>
    </Field>
  );
}
