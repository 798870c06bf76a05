import { Skeleton, Text } from '@bank-bonuses/ui';
import type { ReactNode } from 'react';
import * as styles from './Value.css.ts';

export interface ValueProps {
  /** Absent while loading. */
  children: string | null | undefined;
  /** A text of the expected length, to reserve its lines. */
  expected?: ReactNode;
  /** Shown for an empty value. @default 'Not provided' */
  emptyText?: string | undefined;
}

/** A value of the profile: loading, empty, or its text. */
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
