import type { Enrollment } from '@bank-bonuses/api-client';
import { dueRequirementIn, type DueRequirement } from '@bank-bonuses/product/routes';
import {
  Button,
  Card,
  EmptyState,
  Heading,
  SelectField,
  Skeleton,
  Stack,
  Text,
  useAnnounce,
  useToday,
  VisuallyHidden,
} from '@bank-bonuses/ui';
import { useMemo, useRef } from 'react';
import { useLocation } from 'react-router';
import { BonusCard } from './card/BonusCard.tsx';
import * as styles from './BonusList.css.ts';
import { NoBonuses } from './NoBonuses.tsx';
import { sortOrders } from './sortEnrollments.ts';
import { statusFilters } from './statusFilter.ts';
import { useListChoice } from './useListChoice.ts';

/** Keys of the placeholder cards, as many as a customer typically has bonuses. */
const skeletons = ['1', '2', '3', '4', '5', '6'];

export interface BonusListProps {
  /** The bonuses. Placeholder cards are shown while it is `undefined`. */
  enrollments: readonly Enrollment[] | undefined;
}

/** Renders the bonuses as cards, with the status and in the sort order that the customer chose. */
export function BonusList({ enrollments }: BonusListProps) {
  const announce = useAnnounce();
  const today = useToday();
  const [order, chooseOrder] = useListChoice('sort', sortOrders);
  const [filter, chooseFilter] = useListChoice('status', statusFilters);
  const { state } = useLocation() as { state: unknown };
  const linked = bonusWith(dueRequirementIn(state), enrollments);
  const filterField = useRef<HTMLSelectElement>(null);
  const sorted = useMemo(
    () => matching(filter, enrollments)?.toSorted(order.compare),
    [enrollments, filter, order],
  );
  if (enrollments?.length === 0) return <NoBonuses />;
  return (
    <Stack gap="md">
      <div className={styles.bar}>
        <div className={styles.title}>
          <Heading level={2}>Your Enrolled Bonuses</Heading>
        </div>
        <div className={styles.choices}>
          <SelectField
            ref={filterField}
            label="Status"
            options={statusFilters}
            value={filter.value}
            aria-required={undefined}
            onValueChange={(value) => {
              const chosen = chooseFilter(value);
              const count = matching(chosen, enrollments)?.length;
              announce(`Bonuses shown: ${chosen.label}${count === undefined ? '' : `, ${count}`}`);
            }}
          />
          <SelectField
            label="Sort by"
            options={sortOrders}
            value={order.value}
            aria-required={undefined}
            onValueChange={(value) => announce(`Bonuses sorted: ${chooseOrder(value).label}`)}
          />
        </div>
      </div>
      {sorted?.length === 0 && (
        <EmptyState
          action={
            <Button
              variant="outline"
              onClick={() => {
                chooseFilter('all');
                // Moves the focus, because the pressed button is no longer rendered.
                filterField.current?.focus();
              }}
            >
              Show all bonuses
            </Button>
          }
        >
          <Text align="center">{filter.none}</Text>
        </EmptyState>
      )}
      {!sorted && <VisuallyHidden role="status">Loading your bonuses</VisuallyHidden>}
      <ul className={styles.grid} aria-hidden={sorted ? undefined : true}>
        {sorted
          ? sorted.map((enrollment) => (
              <li key={enrollment.id} className={styles.place}>
                <BonusCard
                  enrollment={enrollment}
                  today={today}
                  isLinked={enrollment.id === linked}
                />
              </li>
            ))
          : skeletons.map((key) => (
              <li key={key} className={styles.place}>
                <Card>
                  <Stack gap="md">
                    <Skeleton variant="control" />
                    <Skeleton width="third" />
                    <Skeleton width="half" />
                    <Skeleton />
                  </Stack>
                </Card>
              </li>
            ))}
      </ul>
    </Stack>
  );
}

const matching = (
  filter: (typeof statusFilters)[0],
  enrollments: readonly Enrollment[] | undefined,
) => enrollments?.filter(({ status }) => filter.matches(status));

/** Returns the id of the bonus with this requirement, which led the customer to this page. */
const bonusWith = (due: DueRequirement | undefined, enrollments: readonly Enrollment[] = []) =>
  due &&
  enrollments.find(
    ({ bank_name, requirements = [] }) =>
      bank_name === due.bank &&
      requirements.some(({ text, state }) => state !== 'done' && text === due.requirement),
  )?.id;
