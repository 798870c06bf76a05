import type { ReactNode } from 'react';
import type { Closed } from '../../internal/closed.ts';
import * as styles from './StatusBadge.css.ts';

export interface StatusBadgeProps extends Closed<'span'> {
  /**
   * Meaning of the state.
   * @default 'info'
   */
  tone?: 'positive' | 'info' | 'caution' | 'critical';
  /**
   * An svg that uses `currentColor`, as high as the text. The icon is decorative, so give it
   * `aria-hidden`.
   */
  icon?: ReactNode;
  /** The status in a word or two. Color and icon only repeat it. */
  children: ReactNode;
}

/** Renders a small label that shows a status. */
export const StatusBadge = ({ tone = 'info', icon, children, ...props }: StatusBadgeProps) => (
  <span {...props} className={styles.tone[tone]}>
    {icon}
    <span>{children}</span>
  </span>
);
