import type { Closed } from '../../internal/closed.ts';
import * as styles from './Progress.css.ts';

export interface ProgressProps extends Omit<Closed<'progress'>, 'value' | 'max' | 'children'> {
  /** How much is done, from 0 to 1. */
  value: number;
  /** What is under way: the bar's name. */
  label: string;
  /**
   * `quiet` for what does not go on, such as something cancelled.
   * @default 'accent'
   */
  tone?: 'accent' | 'quiet';
}

/** How far something has come, by the browser's own element: no inline style carries its width. */
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
