import type { ReactNode } from 'react';
import type { Closed } from '../../internal/closed.ts';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps extends Omit<Closed<'div'>, 'title'> {
  /** A short title above the text. */
  title?: string;
  /** Text that says what will appear here, and when. */
  children: ReactNode;
  /** The next step: one button or link. */
  action?: ReactNode;
}

/** Renders a message in place of a list that has no entries yet. */
export const EmptyState = ({ title, children, action, ...props }: EmptyStateProps) => (
  <div {...props} className={styles.root}>
    {title && <p className={styles.title}>{title}</p>}
    <div className={styles.words}>{children}</div>
    {action && <div className={styles.action}>{action}</div>}
  </div>
);
