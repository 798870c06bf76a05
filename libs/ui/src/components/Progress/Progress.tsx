import type { Closed } from '../../internal/closed.ts';
import * as styles from './Progress.css.ts';

export interface ProgressProps extends Omit<Closed<'progress'>, 'value' | 'max' | 'children'> {
  /** Progress from 0 to 1. */
  value: number;
  /** Accessible name of the bar. */
  label: string;
  /** `quiet` for progress that has stopped, such as a cancelled item. @default 'accent' */
  tone?: 'accent' | 'quiet';
}

/**
 * Renders a progress bar as the native `<progress>` element, which needs no inline style for its
 * width.
 */
export const Progress = ({ value, label, tone, ...props }: ProgressProps) => (
  <progress
    aria-label={label}
    {...props}
    className={styles.root}
    data-tone={tone}
    max={1}
    value={Math.min(1, Math.max(0, value))}
  />
);
