import { Skeleton, Text } from '@bank-bonuses/ui';

export interface ValueProps {
  /** Absent while loading. */
  children: string | null | undefined;
}

/** One detail of the profile as it is shown: still to come, empty, or what it is. */
export function Value({ children }: ValueProps) {
  if (children === undefined) return <Skeleton width="half" />;
  if (children === null || children.trim() === '') {
    return (
      <Text as="span" tone="quiet">
        Not provided
      </Text>
    );
  }
  return children;
}
