import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import type { Closed } from '../../internal/closed.ts';
import * as styles from './Notice.css.ts';

const icons = {
  info: Info,
  positive: CircleCheck,
  caution: TriangleAlert,
  critical: CircleAlert,
} as const;

export interface NoticeProps extends Omit<Closed<'div'>, 'title'> {
  /**
   * Kind of message.
   * @default 'info'
   */
  tone?: 'info' | 'positive' | 'caution' | 'critical';
  /** A short title above the text. */
  title?: string;
  /** The text. */
  children?: ReactNode;
}

/**
 * Renders a message within the page. Give a message that appears after an action `role="status"`,
 * or `role="alert"` if it must interrupt.
 */
export function Notice({ tone = 'info', title, children, ...props }: NoticeProps) {
  const Mark = icons[tone];
  return (
    <div {...props} className={styles.root[tone]}>
      <Mark className={styles.icon[tone]} />
      <div className={styles.content}>
        {title && <p className={styles.title[tone]}>{title}</p>}
        {children && <div>{children}</div>}
      </div>
    </div>
  );
}
