import type { ReactNode } from 'react';
import type { Closed } from '../../internal/closed.ts';
import { cx } from '../../internal/cx.ts';
import { useFieldIds } from '../../internal/Field.tsx';
import { fieldset } from '../../internal/field.css.ts';
import { FieldErrorText } from '../../internal/FieldErrorText.tsx';
import * as layout from '../../internal/layout.css.ts';
import type { Space } from '../Stack/Stack.tsx';
import * as styles from './FieldGroup.css.ts';

export interface FieldGroupProps extends Closed<'fieldset'> {
  /** Small heading above the fields. */
  legend: string;
  /** Help text about all fields of the group. */
  hint?: ReactNode;
  /** Error text of the whole group. */
  error?: ReactNode;
  /**
   * The distance between the fields: `sm` for a list of checkboxes.
   * @default 'lg'
   */
  gap?: Space;
}

/** Related fields in one column under a small heading. */
export function FieldGroup({
  legend,
  hint,
  error,
  gap = 'lg',
  children,
  id,
  'aria-describedby': describedBy,
  ...props
}: FieldGroupProps) {
  const ids = useFieldIds({ id, hint, error, describedBy });
  return (
    <fieldset {...props} id={ids.controlId} className={fieldset} aria-describedby={ids.describedBy}>
      <legend className={styles.legend}>{legend}</legend>
      {hint && (
        <div id={ids.hintId} className={styles.hint}>
          {hint}
        </div>
      )}
      <div className={cx(styles.content, layout.gap[gap])}>{children}</div>
      <FieldErrorText id={ids.errorId}>{error}</FieldErrorText>
    </fieldset>
  );
}
