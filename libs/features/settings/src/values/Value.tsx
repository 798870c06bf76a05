import { notProvided } from '@bank-bonuses/product';
import { Skeleton, Text } from '@bank-bonuses/ui';
import * as styles from './Value.css.ts';

export interface ValueProps {
  /** The value; `undefined` while loading, `null` or blank if it is missing. */
  children: string | null | undefined;
  /**
   * Text for an empty value.
   * @default 'Not provided'
   */
  emptyText?: string | undefined;
  /**
   * Whether the value consists of words that page translation may translate: 'Yes', or a date. It
   * leaves other values, such as names, as they are.
   * @default false
   */
  isWords?: boolean;
}

/** Renders a value of the profile, or a placeholder while loading. */
export function Value({ children, emptyText = notProvided, isWords = false }: ValueProps) {
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
        {emptyText}
      </Text>
    );
  }
  return <span translate={isWords ? undefined : 'no'}>{children}</span>;
}
