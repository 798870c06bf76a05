import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import * as styles from './BarChart.css.ts';

/** Stands still where a chart will appear, in its size. Say 'Loading' elsewhere, once. */
export const BarChartSkeleton = () => (
  <div className={styles.root} aria-hidden="true">
    <div className={styles.top}>
      <div className={styles.summary}>
        <Skeleton />
        <Skeleton width="half" />
      </div>
      <div className={styles.toggle} />
    </div>
    <div className={styles.place}>
      <Skeleton variant="block" />
    </div>
  </div>
);
