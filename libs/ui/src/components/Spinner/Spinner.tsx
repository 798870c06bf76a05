import type { Closed } from '../../internal/closed.ts';
import * as styles from './Spinner.css.ts';

export interface SpinnerProps extends Omit<Closed<'span'>, 'children'> {
  /** Text beside the spinner. Without it, the spinner is decorative. */
  label?: string;
  /**
   * `large` for a wait that affects a whole page or card.
   * @default 'regular'
   */
  size?: 'regular' | 'large';
}

/** Renders a rotating ring while an operation runs. */
export const Spinner = ({ label, size = 'regular', ...props }: SpinnerProps) => (
  <span {...props} className={styles.root}>
    <span className={styles.ring[size]} aria-hidden="true" />
    {label !== undefined && <span>{label}</span>}
  </span>
);
