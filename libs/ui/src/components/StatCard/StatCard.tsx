import type { ReactNode } from 'react';
import type { Closed } from '../../internal/closed.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as styles from './StatCard.css.ts';

export interface StatCardProps extends Omit<Closed<'dl'>, 'children'> {
  /** Name of the stat. */
  label: string;
  /** The stat: a number or an `<Amount>`. */
  value?: ReactNode;
  /** A short text below the stat. */
  description?: ReactNode;
  /** `large` for the most important stat of a page. @default 'regular' */
  size?: 'regular' | 'large';
  /** Reserves the stat's space while it loads. @default false */
  loading?: boolean;
}

/** Renders a card that shows one stat with its name. */
export function StatCard({
  label,
  value,
  description,
  size = 'regular',
  loading = false,
  ...props
}: StatCardProps) {
  return (
    <dl {...props} className={styles.root} aria-busy={loading || undefined}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.size[size]}>{loading ? <Skeleton width="half" /> : value}</dd>
      {description && <dd className={styles.description}>{description}</dd>}
    </dl>
  );
}
