import type { ReactNode } from 'react';
import type { Closed } from '../../internal/closed.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as styles from './StatCard.css.ts';

export interface StatCardProps extends Omit<Closed<'dl'>, 'children'> {
  /** Name of the figure. */
  label: string;
  /** The figure: a number or an `<Amount>`. */
  value?: ReactNode;
  /** A few words below the figure. */
  hint?: ReactNode;
  /**
   * `large` for the one figure that a page is about.
   * @default 'regular'
   */
  size?: 'regular' | 'large';
  /**
   * Keeps the figure's place while it is fetched.
   * @default false
   */
  loading?: boolean;
}

/** One figure with its name. */
export function StatCard({
  label,
  value,
  hint,
  size = 'regular',
  loading = false,
  ...props
}: StatCardProps) {
  return (
    <dl {...props} className={styles.root} aria-busy={loading || undefined}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.size[size]}>{loading ? <Skeleton width="half" /> : value}</dd>
      {hint && <dd className={styles.hint}>{hint}</dd>}
    </dl>
  );
}
