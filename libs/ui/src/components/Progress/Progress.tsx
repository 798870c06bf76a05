import type { Closed } from '../../internal/closed.ts';
import * as styles from './Progress.css.ts';

export interface ProgressProps extends Omit<Closed<'progress'>, 'value' | 'max' | 'children'> {
  /** Progress from 0 to 1: 0.5 is half. */
  value: number;
  /** Accessible name of the bar. */
  label: string;
  /**
   * `quiet` for progress that has stopped, such as a cancelled item. `done` for complete progress:
   * a thin line that does not distract from the bars that still move.
   * @default 'accent'
   */
  tone?: 'accent' | 'quiet' | 'done';
}

// Bundlers replace exactly this expression, as in React itself.
declare const process: { env: { NODE_ENV?: string } };

/**
 * Renders a progress bar as the native `<progress>` element, which needs no inline style for its
 * width.
 */
export const Progress = ({ value, label, tone, ...props }: ProgressProps) => {
  if (process.env.NODE_ENV !== 'production' && !(value >= 0 && value <= 1))
    console.warn(`Progress: value must be from 0 to 1, but is ${value}.`);
  return (
    <progress
      aria-label={label}
      {...props}
      className={styles.root}
      data-tone={tone}
      max={1}
      value={Math.min(1, Math.max(0, value))}
    />
  );
};
