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
  label: string;
  /** Help text about all fields of the group. */
  description?: ReactNode;
  /** Error text of the whole group. */
  error?: ReactNode;
  /**
   * The distance between the fields: `sm` for a list of checkboxes.
   * @default 'lg'
   */
  gap?: Space;
}

/** Renders related fields in one column under a small heading. */
export function FieldGroup({
  label,
  description,
  error,
  gap = 'lg',
  children,
  id,
  'aria-describedby': describedBy,
  ...props
}: FieldGroupProps) {
  const ids = useFieldIds({ id, description, error, describedBy });
  return (
    <fieldset {...props} id={ids.controlId} className={fieldset} aria-describedby={ids.describedBy}>
      <legend className={styles.legend}>{label}</legend>
      {description && (
        <div id={ids.descriptionId} className={styles.description}>
          {description}
        </div>
      )}
      <div className={cx(styles.content, layout.gap[gap])}>{children}</div>
      <FieldErrorText id={ids.errorId}>{error}</FieldErrorText>
    </fieldset>
  );
}
