'use client';

import type { Closed } from '../../internal/closed.ts';
import type { FieldMessages } from '../../internal/Field.tsx';
import { Field, useFieldIds } from '../../internal/Field.tsx';
import * as fieldStyles from '../../internal/field.css.ts';
import { useTypedBeforeHydration } from '../../internal/useTypedBeforeHydration.ts';
import * as styles from './TextArea.css.ts';

export interface TextAreaProps
  extends FieldMessages, Omit<Closed<'textarea'>, 'children' | 'cols' | 'value'> {
  /** The text of a controlled field; omit it for an uncontrolled one. */
  value?: string;
  /**
   * The height in lines. The customer can drag the field larger.
   * @default 3
   */
  rows?: number;
  /** Called with the new text on every change; `onChange` receives the event. */
  onValueChange?: (value: string) => void;
}

/**
 * Renders a field for several lines of text, with its label. `ref`, aria and data attributes reach
 * the `<textarea>`.
 */
export function TextArea({
  label,
  description,
  error,
  note,
  optional = false,
  rows = 3,
  onValueChange,
  onChange,
  id,
  ref,
  'aria-describedby': describedBy,
  ...props
}: TextAreaProps) {
  const ids = useFieldIds({ id, description, error, note, describedBy });
  const textAreaRef = useTypedBeforeHydration(ref, props.value);
  return (
    <Field
      label={label}
      description={description}
      error={error}
      note={note}
      optional={optional}
      ids={ids}
    >
      <div className={fieldStyles.box}>
        <textarea
          aria-required={optional ? undefined : true}
          aria-invalid={error ? true : undefined}
          {...props}
          id={ids.controlId}
          ref={textAreaRef}
          rows={rows}
          className={styles.textArea}
          aria-describedby={ids.describedBy}
          onChange={(event) => {
            onChange?.(event);
            onValueChange?.(event.target.value);
          }}
        />
      </div>
    </Field>
  );
}
