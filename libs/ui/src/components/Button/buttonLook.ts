import { cx } from '../../internal/cx.ts';
import * as styles from './Button.css.ts';

/** The appearance of a button, or of a link that looks like one. */
export interface ButtonLook {
  /**
   * Visual weight; at most one `filled` button in a view.
   * @default 'filled'
   */
  variant?: 'filled' | 'outline' | 'quiet';
  /**
   * `accent` for the primary action, `critical` for an action that cannot be undone, `neutral` for
   * any other action.
   * @default 'accent'
   */
  tone?: 'accent' | 'critical' | 'neutral';
  /**
   * `small` for buttons inside cards and rows.
   * @default 'regular'
   */
  size?: 'regular' | 'small';
  /** Stretches the button to the width of its container. @default false */
  fullWidth?: boolean;
}

/** Returns the class names of a look. */
export const buttonClass = ({
  variant = 'filled',
  tone = 'accent',
  size = 'regular',
  fullWidth = false,
}: { [Key in keyof ButtonLook]: ButtonLook[Key] | undefined }) =>
  cx(
    styles.root,
    styles.tone[tone],
    styles.variant[variant],
    styles.size[size],
    fullWidth && styles.fullWidth,
  );
