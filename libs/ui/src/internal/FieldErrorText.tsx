import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import * as styles from './field.css.ts';

interface FieldErrorTextProps {
  id: string;
  children: ReactNode;
}

/** Renders an error below its field: an icon and text, so that color is not the only cue. */
export function FieldErrorText({ id, children }: FieldErrorTextProps) {
  if (!children) return null;
  return (
    <div id={id} className={styles.error}>
      <CircleAlert className={styles.errorIcon} />
      <span>{children}</span>
    </div>
  );
}
