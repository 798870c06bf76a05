'use client';

import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import type { Closed } from '../../internal/closed.ts';
import { useFieldIds } from '../../internal/Field.tsx';
import { FieldErrorText } from '../../internal/FieldErrorText.tsx';
import * as fieldStyles from '../../internal/field.css.ts';
import { useTypedBeforeHydration } from '../../internal/useTypedBeforeHydration.ts';
import * as styles from './Checkbox.css.ts';

export interface CheckboxProps extends Omit<Closed<'input'>, 'type' | 'size' | 'children'> {
  /**
   * The label: the statement that the customer confirms by checking the box. The whole label can be
   * clicked, so put links in `description`.
   */
  label: ReactNode;
  /** Text below the label; may contain links and buttons. */
  description?: ReactNode;
  /** Error text below the checkbox. */
  error?: ReactNode;
  /** Whether the checkbox is checked, for a controlled checkbox. */
  checked?: boolean;
  /** Called with the new state on every change; `onChange` receives the event. */
  onCheckedChange?: (checked: boolean) => void;
}

/** Renders a checkbox with its label. `ref`, aria and data attributes reach the input. */
export function Checkbox({
  label,
  description,
  error,
  onCheckedChange,
  onChange,
  id,
  ref,
  'aria-describedby': describedBy,
  ...props
}: CheckboxProps) {
  const ids = useFieldIds({ id, description, error, describedBy });
  const inputRef = useTypedBeforeHydration(ref, props.checked);
  return (
    <div className={styles.root}>
      <label className={styles.row} htmlFor={ids.controlId}>
        <span className={styles.box}>
          <input
            aria-invalid={error ? true : undefined}
            {...props}
            id={ids.controlId}
            ref={inputRef}
            type="checkbox"
            className={styles.input}
            aria-describedby={ids.describedBy}
            onChange={(event) => {
              onChange?.(event);
              onCheckedChange?.(event.target.checked);
            }}
          />
          <Check className={styles.checkMark} strokeWidth={3} />
        </span>
        <span>{label}</span>
      </label>
      {Boolean(description || error) && (
        <div className={styles.below}>
          {description && (
            <div id={ids.descriptionId} className={fieldStyles.description}>
              {description}
            </div>
          )}
          <FieldErrorText id={ids.errorId}>{error}</FieldErrorText>
        </div>
      )}
    </div>
  );
}
