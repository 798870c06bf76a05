import type { Closed } from '../../internal/closed.ts';
import { cx } from '../../internal/cx.ts';
import * as styles from './Skeleton.css.ts';

export interface SkeletonProps extends Omit<Closed<'span'>, 'children'> {
  /**
   * Shape of the expected content: a line of text, a control, or a block that fills its container.
   * @default 'text'
   */
  variant?: 'text' | 'control' | 'block';
  /**
   * Width as a share of the line.
   * @default 'full'
   */
  width?: 'full' | 'half' | 'third';
}

/**
 * Renders a placeholder with the size of the content that is loading, without animation. It
 * announces nothing, so show or announce 'Loading' once elsewhere.
 */
export const Skeleton = ({ variant = 'text', width = 'full', ...props }: SkeletonProps) => (
  <span
    aria-hidden="true"
    {...props}
    className={cx(styles.variant[variant], styles.width[width])}
  />
);
