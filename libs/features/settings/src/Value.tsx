import { Skeleton, Text } from '@bank-bonuses/ui';
import * as styles from './Value.css.ts';

export interface ValueProps {
  /** Absent while loading. */
  children: string | null | undefined;
}

/** One detail of the profile as it is shown: still to come, empty, or what it is. */
export function Value({ children }: ValueProps) {
  if (children === undefined) {
    return (
      <span className={styles.pending}>
        <span className={styles.bar}>
          <Skeleton width="half" />
        </span>
      </span>
    );
  }
  if (children === null || children.trim() === '') {
    return (
      <Text as="span" tone="quiet">
        Not provided
      </Text>
    );
  }
  return children;
}
