import { Skeleton, Text } from '@bank-bonuses/ui';
import type { ReactNode } from 'react';
import * as styles from './Value.css.ts';

export interface ValueProps {
  /** Absent while loading. */
  children: string | null | undefined;
  /** What may come, to keep the lines that it would take. */
  expected?: ReactNode;
  /** What stands there when it is empty. @default 'Not provided' */
  emptyText?: string | undefined;
}

/** One detail of the profile as it is shown: still to come, empty, or what it is. */
export function Value({ children, expected, emptyText = 'Not provided' }: ValueProps) {
  if (children === undefined) {
    return (
      <span className={styles.pending}>
        {expected && (
          <span aria-hidden="true" className={styles.expected}>
            {expected}
          </span>
        )}
        <span className={styles.bar}>
          <Skeleton width="half" />
        </span>
      </span>
    );
  }
  if (children === null || children.trim() === '') {
    return (
      <Text as="span" tone="quiet">
        {emptyText}
      </Text>
    );
  }
  return <span>{children}</span>;
}
