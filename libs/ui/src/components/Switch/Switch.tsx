'use client';

import type { ReactNode } from 'react';
import type { Closed } from '../../internal/closed.ts';
import { useFieldIds } from '../../internal/Field.tsx';
import * as fieldStyles from '../../internal/field.css.ts';
import { useTypedBeforeHydration } from '../../internal/useTypedBeforeHydration.ts';
import * as styles from './Switch.css.ts';

export interface SwitchProps extends Omit<Closed<'input'>, 'type' | 'role' | 'size' | 'children'> {
  /**
   * The label: the setting that the switch turns on or off. The whole label can be clicked, so put
   * links in `description`.
   */
  label: ReactNode;
  /** Text below the label; may contain links and buttons. */
  description?: ReactNode;
  /** Whether the switch is on, for a controlled switch. */
  checked?: boolean;
  /** Called with the new state; `onChange` receives the event. */
  onCheckedChange?: (checked: boolean) => void;
}

/** Turns a setting on or off, without a Save button. `ref`, aria and data attributes reach the input. */
export function Switch({
  label,
  description,
  onCheckedChange,
  onChange,
  id,
  ref,
  'aria-describedby': describedBy,
  ...props
}: SwitchProps) {
  const ids = useFieldIds({ id, description, describedBy });
  const inputRef = useTypedBeforeHydration(ref, props.checked);
  return (
    <div className={styles.root}>
      <label className={styles.row} htmlFor={ids.controlId}>
        <input
          {...props}
          id={ids.controlId}
          ref={inputRef}
          type="checkbox"
          role="switch"
          className={styles.input}
          aria-describedby={ids.describedBy}
          onChange={(event) => {
            onChange?.(event);
            onCheckedChange?.(event.target.checked);
          }}
        />
        <span>{label}</span>
      </label>
      {description && (
        <div id={ids.descriptionId} className={`${styles.below} ${fieldStyles.description}`}>
          {description}
        </div>
      )}
    </div>
  );
}
