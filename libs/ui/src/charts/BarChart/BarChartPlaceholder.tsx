import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import * as styles from './BarChart.css.ts';

export interface BarChartPlaceholderProps {
  /** A message in place of the chart. Without it, a placeholder is shown. */
  children?: ReactNode;
  /**
   * An invisible sentence as long as the expected summary; it reserves the summary's lines.
   * @default a text of about 100 characters
   */
  summary?: string;
}

/** Invisible text of about 100 characters, which wraps like a sentence. */
const usualSummary = 'xxxxx '.repeat(17);

/**
 * Reserves the space of a chart, or shows a message in its place. The placeholder announces
 * nothing, so show or announce 'Loading' once elsewhere.
 */
export const BarChartPlaceholder = ({ children, summary }: BarChartPlaceholderProps) => (
  <div className={styles.root}>
    <div className={cx(styles.waiting, Boolean(children) && styles.unseen)} aria-hidden="true">
      <div className={styles.top}>
        <div className={styles.summary}>
          <span className={styles.expected}>{summary ?? usualSummary}</span>
        </div>
        <div className={styles.toggle} />
      </div>
      <div className={styles.plot}>
        <Skeleton variant="block" />
      </div>
    </div>
    {children && <div className={styles.instead}>{children}</div>}
  </div>
);
