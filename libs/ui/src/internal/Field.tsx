import type { ReactNode } from 'react';
import { useId } from 'react';
import { FieldErrorText } from './FieldErrorText.tsx';
import * as styles from './field.css.ts';

/** The texts around a field's control. */
export interface FieldMessages {
  /** Label above the control. */
  label: string;
  /** Help text between label and control. */
  description?: ReactNode;
  /** Error text below the control: what is wrong and how to fix it. Line breaks are kept. */
  error?: ReactNode;
  /** Advice below the control that is not an error: 'Caps lock is on'. */
  note?: ReactNode;
  /**
   * Shows '(optional)' after the label. Fields without it count as required.
   * @default false
   */
  optional?: boolean;
}

/** The width of a field's control, for fields that are not in a column of their own. */
export interface FieldSize {
  /**
   * `short` for about a dozen characters: a ZIP code, an SSN, a state.
   * @default 'full'
   */
  width?: 'full' | 'short';
}

interface Wiring {
  id?: string | undefined;
  description?: ReactNode;
  error?: ReactNode;
  note?: ReactNode;
  describedBy?: string | undefined;
}

/** Returns the ids that connect a control with its label, description, note and error. */
export function useFieldIds({ id, description, error, note, describedBy }: Wiring) {
  const generated = useId();
  const controlId = id ?? generated;
  const descriptionId = `${controlId}-description`;
  const noteId = `${controlId}-note`;
  const errorId = `${controlId}-error`;
  const described = [
    describedBy,
    Boolean(description) && descriptionId,
    Boolean(note) && noteId,
    Boolean(error) && errorId,
  ];
  return {
    controlId,
    labelId: `${controlId}-label`,
    descriptionId,
    noteId,
    errorId,
    describedBy: described.filter(Boolean).join(' ') || undefined,
  };
}

/** The ids that connect a control with its label, description, note and error. */
export type FieldIds = ReturnType<typeof useFieldIds>;

interface FieldProps extends FieldMessages {
  ids: FieldIds;
  children: ReactNode;
}

/** Renders label, description, control and error, in this order. */
export function Field({
  label,
  description,
  error,
  note,
  optional = false,
  ids,
  children,
}: FieldProps) {
  return (
    <div className={styles.field}>
      <div className={styles.heading}>
        <label id={ids.labelId} htmlFor={ids.controlId} className={styles.label}>
          <span>{label}</span>
          {optional && <OptionalMark />}
        </label>
        {description && (
          <div id={ids.descriptionId} className={styles.description}>
            {description}
          </div>
        )}
      </div>
      {children}
      {note && (
        <div id={ids.noteId} className={styles.note}>
          {note}
        </div>
      )}
      <FieldErrorText id={ids.errorId}>{error}</FieldErrorText>
    </div>
  );
}

/** Renders ' (optional)' after the label, with less emphasis. */
export const OptionalMark = () => (
  <>
    {' '}
    <span className={styles.optional}>(optional)</span>
  </>
);
