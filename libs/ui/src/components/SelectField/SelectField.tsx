'use client';

import ChevronDown from 'lucide-react/icons/chevron-down';
import type { Closed } from '../../internal/closed.ts';
import { cx } from '../../internal/cx.ts';
import type { FieldSize, FieldMessages } from '../../internal/Field.tsx';
import { Field, useFieldIds } from '../../internal/Field.tsx';
import * as fieldStyles from '../../internal/field.css.ts';
import { useTypedBeforeHydration } from '../../internal/useTypedBeforeHydration.ts';
import * as styles from './SelectField.css.ts';

/** An option of the select. */
export interface SelectOption {
  /** Value of the option in the form. */
  value: string;
  /** Text of the option. */
  label: string;
}

export interface SelectFieldProps
  extends
    FieldMessages,
    FieldSize,
    Omit<Closed<'select'>, 'size' | 'children' | 'multiple' | 'value'> {
  /** The options in their order. */
  options: readonly SelectOption[];
  /** The chosen value of a controlled field. */
  value?: string;
  /** An empty first option, such as 'Choose a state'. Without it the first option is chosen. */
  placeholder?: string;
  /** Called with the new value on every change; `onChange` receives the event. */
  onValueChange?: (value: string) => void;
}

/** Renders a native select with its label. `ref`, aria and data attributes reach the select. */
export function SelectField({
  label,
  description,
  error,
  note,
  optional = false,
  options,
  placeholder,
  width = 'full',
  onValueChange,
  onChange,
  id,
  ref,
  'aria-describedby': describedBy,
  ...props
}: SelectFieldProps) {
  const ids = useFieldIds({ id, description, error, note, describedBy });
  const selectRef = useTypedBeforeHydration(ref, props.value);
  return (
    <Field
      label={label}
      description={description}
      error={error}
      note={note}
      optional={optional}
      ids={ids}
    >
      <div className={width === 'short' ? fieldStyles.shortBox : fieldStyles.box}>
        <select
          aria-required={optional ? undefined : true}
          aria-invalid={error ? true : undefined}
          {...props}
          id={ids.controlId}
          ref={selectRef}
          className={cx(fieldStyles.input, styles.select)}
          aria-describedby={ids.describedBy}
          onChange={(event) => {
            onChange?.(event);
            onValueChange?.(event.target.value);
          }}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown className={styles.chevron} />
      </div>
    </Field>
  );
}
