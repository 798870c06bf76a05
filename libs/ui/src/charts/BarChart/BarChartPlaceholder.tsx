import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import * as styles from './BarChart.css.ts';

export interface BarChartPlaceholderProps {
  /** A message in place of the chart. Without it, a placeholder is shown. */
  children?: ReactNode;
  /**
   * A sentence as long as the expected summary, which reserves its lines and is not shown.
   * @default about 100 characters
   */
  summary?: string;
}

/** Wraps like a sentence of this length. */
const usualSummary = 'xxxxx '.repeat(17);

/**
 * Reserves the space of a chart, or shows a message in its place. The placeholder announces
 * nothing, so show or announce 'Loading' once elsewhere.
 */
export const BarChartPlaceholder = ({
  children,
  summary = usualSummary,
}: BarChartPlaceholderProps) => (
  <div className={styles.root}>
    <div className={cx(styles.waiting, Boolean(children) && styles.unseen)} aria-hidden="true">
      <div className={styles.top}>
        <div className={styles.summary}>
          <span className={styles.expected}>{summary}</span>
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
