import type { Enrollment } from '@bank-bonuses/api-client';
import { dueRequirementIn, type DueRequirement } from '@bank-bonuses/product/routes';
import {
  Button,
  EmptyState,
  Heading,
  SelectField,
  Stack,
  Text,
  useAnnounce,
  useToday,
  VisuallyHidden,
} from '@bank-bonuses/ui';
import { useMemo, useRef } from 'react';
import { useLocation } from 'react-router';
import { BonusCard } from './card/BonusCard.tsx';
import { BonusCardSkeleton } from './card/BonusCardSkeleton.tsx';
import * as styles from './BonusList.css.ts';
import { NoBonuses } from './NoBonuses.tsx';
import { isSortOrder, sortEnrollments, sortLabel, sortOptions } from './sortEnrollments.ts';
import {
  filterEnrollments,
  isStatusFilter,
  noneText,
  statusLabel,
  statusOptions,
} from './statusFilter.ts';
import { useListChoices } from './useListChoices.ts';

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

/** Renders the bonuses as cards, with the status and in the sort order that the customer chose. */
export function BonusList({ enrollments }: BonusListProps) {
  const announce = useAnnounce();
  const today = useToday();
  const { order, setOrder, filter, setFilter } = useListChoices();
  const { state } = useLocation() as { state: unknown };
  const linked = bonusWith(dueRequirementIn(state), enrollments);
  const filterField = useRef<HTMLSelectElement>(null);
  const sorted = useMemo(
    () => enrollments && sortEnrollments(filterEnrollments(enrollments, filter), order),
    [enrollments, filter, order],
  );
  const isLong = sorted !== undefined && sorted.length > longList;
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
            options={statusOptions}
            value={filter}
            aria-required={undefined}
            onValueChange={(value) => {
              if (!isStatusFilter(value)) return;
              setFilter(value);
              const count = enrollments && filterEnrollments(enrollments, value).length;
              announce(
                `Bonuses shown: ${statusLabel(value)}${count === undefined ? '' : `, ${count}`}`,
              );
            }}
          />
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
      {sorted?.length === 0 && (
        <EmptyState
          action={
            <Button
              variant="outline"
              onClick={() => {
                setFilter('all');
                // Moves the focus, because the pressed button is no longer rendered.
                filterField.current?.focus();
              }}
            >
              Show all bonuses
            </Button>
          }
        >
          <Text align="center">{noneText(filter)}</Text>
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
                  isLazy={isLong}
                  isLinked={enrollment.id === linked}
                />
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

/** Returns the id of the bonus with this requirement, which led the customer to this page. */
const bonusWith = (due: DueRequirement | undefined, enrollments: readonly Enrollment[] = []) =>
  due &&
  enrollments.find(
    ({ bank_name, requirements = [] }) =>
      bank_name === due.bank &&
      requirements.some(({ text, state }) => state !== 'done' && text === due.requirement),
  )?.id;
