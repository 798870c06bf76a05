import type { Enrollment } from '@bank-bonuses/api-client';
import {
  Heading,
  SelectField,
  Stack,
  useAnnounce,
  useToday,
  VisuallyHidden,
} from '@bank-bonuses/ui';
import { useMemo, useState } from 'react';
import { BonusCard } from './card/BonusCard.tsx';
import { BonusCardSkeleton } from './card/BonusCardSkeleton.tsx';
import * as styles from './BonusList.css.ts';
import { NoBonuses } from './NoBonuses.tsx';
import {
  isSortOrder,
  sortEnrollments,
  sortLabel,
  sortOptions,
  type SortOrder,
} from './sortEnrollments.ts';

/** Keys of the placeholder cards, as many as a customer typically has bonuses. */
const skeletons = ['1', '2', '3', '4', '5', '6'];

/**
 * Number of cards from which off-screen cards are rendered lazily. Fewer cards may fit on a large
 * screen.
 */
const longList = 24;

export interface BonusListProps {
  /** The bonuses. Placeholder cards are shown while it is `undefined`. */
  enrollments: readonly Enrollment[] | undefined;
}

/** Renders the bonuses as cards, in the sort order that the customer chose. */
export function BonusList({ enrollments }: BonusListProps) {
  const announce = useAnnounce();
  const today = useToday();
  const [order, setOrder] = useState<SortOrder>('newest');
  const sorted = useMemo(
    () => enrollments && sortEnrollments(enrollments, order),
    [enrollments, order],
  );
  const isLong = sorted !== undefined && sorted.length > longList;
  if (sorted?.length === 0) return <NoBonuses />;
  return (
    <Stack gap="md">
      <div className={styles.bar}>
        <div className={styles.title}>
          <Heading level={2}>Your Enrolled Bonuses</Heading>
        </div>
        <div className={styles.order}>
          <SelectField
            label="Sort by"
            options={sortOptions}
            value={order}
            aria-required={undefined}
            onValueChange={(value) => {
              if (!isSortOrder(value)) return;
              setOrder(value);
              announce(`Bonuses sorted: ${sortLabel(value)}`);
            }}
          />
        </div>
      </div>
      {!sorted && <VisuallyHidden role="status">Loading your bonuses</VisuallyHidden>}
      <ul className={styles.grid} aria-hidden={sorted ? undefined : true}>
        {sorted
          ? sorted.map((enrollment) => (
              <li key={enrollment.id} className={styles.place}>
                <BonusCard enrollment={enrollment} today={today} isLazy={isLong} />
              </li>
            ))
          : skeletons.map((key) => (
              <li key={key} className={styles.place}>
                <BonusCardSkeleton />
              </li>
            ))}
      </ul>
    </Stack>
  );
}
