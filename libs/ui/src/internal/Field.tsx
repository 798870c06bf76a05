import type { ReactNode } from 'react';
import { useId } from 'react';
import { FieldErrorText } from './FieldErrorText.tsx';
import * as styles from './field.css.ts';

/** What every field of the kit says around its control. */
export interface FieldTexts {
  /** What is asked, above the control. */
  label: string;
  /** How to answer, between label and control. */
  hint?: ReactNode;
  /** What is wrong and how to mend it, below the control; line breaks are kept. */
  error?: ReactNode;
  /** Advice below the control that is no error and stops nobody: 'Caps lock is on'. */
  note?: ReactNode;
  /**
   * Says '(optional)' after the label. Every other field counts as required.
   * @default false
   */
  optional?: boolean;
}

interface Wiring {
  id?: string | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  note?: ReactNode;
  describedBy?: string | undefined;
}

/** The ids that tie a control to its hint, its note and its error. */
export function useFieldIds({ id, hint, error, note, describedBy }: Wiring) {
  const generated = useId();
  const controlId = id ?? generated;
  const hintId = `${controlId}-hint`;
  const noteId = `${controlId}-note`;
  const errorId = `${controlId}-error`;
  const described = [
    describedBy,
    Boolean(hint) && hintId,
    Boolean(note) && noteId,
    Boolean(error) && errorId,
  ];
  return {
    controlId,
    labelId: `${controlId}-label`,
    hintId,
    noteId,
    errorId,
    describedBy: described.filter(Boolean).join(' ') || undefined,
  };
}

export type FieldIds = ReturnType<typeof useFieldIds>;

interface FieldProps extends FieldTexts {
  ids: FieldIds;
  children: ReactNode;
}

/** Label, hint, control and error in their order. */
export function Field({ label, hint, error, note, optional = false, ids, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <div className={styles.heading}>
        <label id={ids.labelId} htmlFor={ids.controlId} className={styles.label}>
          <span>{label}</span>
          {optional && <OptionalMark />}
        </label>
        {hint && (
          <div id={ids.hintId} className={styles.hint}>
            {hint}
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

/** ' (optional)', quieter than the label that it follows. */
export const OptionalMark = () => (
  <>
    {' '}
    <span className={styles.optional}>(optional)</span>
  </>
);
