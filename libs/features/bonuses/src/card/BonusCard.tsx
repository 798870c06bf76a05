import type { Enrollment } from '@bank-bonuses/api-client';
import { orNotProvided } from '@bank-bonuses/product';
import {
  Card,
  DisclosureButton,
  formatDay,
  Heading,
  Icon,
  Inline,
  Monogram,
  Text,
  VisuallyHidden,
} from '@bank-bonuses/ui';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import { memo, useEffect, useId, useRef, useState } from 'react';
import { BonusAmount } from './BonusAmount.tsx';
import * as styles from './BonusCard.css.ts';
import { bonusDetails } from '../details/bonusDetails.ts';
import { BonusDetailsPanel } from '../details/BonusDetailsPanel.tsx';
import { BonusProgress } from './BonusProgress.tsx';
import { nextDue } from './dueText.ts';
import { statusOf } from './statusOf.ts';
import { useHiddenAmounts } from '../useHiddenAmounts.ts';

export interface BonusCardProps {
  enrollment: Enrollment;
  /** The current day in the customer's time zone, as `YYYY-MM-DD`. */
  today: string;
  /** Whether the customer followed a link to this bonus. The card then opens and takes the focus. */
  isLinked: boolean;
}

/**
 * Renders one bonus: bank, start, amount and progress. An open card also shows the bank's
 * requirements.
 */
export const BonusCard = memo(function BonusCard({ enrollment, today, isLinked }: BonusCardProps) {
  const [wantsOpen, setWantsOpen] = useState(isLinked);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isLinked) return;
    // Runs after the layout effect in which the shell focuses the heading of the page.
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }, [isLinked]);
  const { bank_name: name, enrolled_date: day } = enrollment;
  // Fallback for a missing name, because screen readers need a text to navigate by headings.
  const bank = name.trim() || 'Bank bonus';
  const status = statusOf(enrollment);
  const isCancelled = status === 'Cancelled';
  const details = useHiddenAmounts(bonusDetails(enrollment));
  const isOpen = wantsOpen && details !== undefined;
  const due = details && !isCancelled && nextDue(details.requirements, today);
  return (
    <div className={isOpen ? styles.opened : styles.closed}>
      <Card as="article" rows={isOpen ? 'shared' : 'own'}>
        <div className={styles.card} data-open={isOpen ? '' : undefined}>
          <Inline wrap={false}>
            <Monogram name={bank} />
            <div className={styles.name}>
              <Heading ref={heading} level={3} tabIndex={isLinked ? -1 : undefined} translate="no">
                {bank}
              </Heading>
              <Text tone="quiet" size="small">
                {day === undefined ? (
                  `Enrolled: ${orNotProvided(day)}`
                ) : (
                  <>
                    Enrolled <time dateTime={day}>{formatDay(day)}</time>
                  </>
                )}
              </Text>
            </div>
          </Inline>
          <BonusAmount amount={enrollment.bonus_amount} status={status} details={details} />
          {due && (
            <Inline gap="xs" align="start" wrap={false}>
              <Icon>
                <CalendarClock />
              </Icon>
              <Text size="small">{due}</Text>
            </Inline>
          )}
          <BonusProgress bank={bank} status={status} progress={enrollment.progress} />
          {details && (
            <div className={styles.fold}>
              <DisclosureButton open={isOpen} controls={id} onClick={() => setWantsOpen(!isOpen)}>
                Details{' '}
                <VisuallyHidden>
                  of <span translate="no">{bank}</span>
                </VisuallyHidden>
              </DisclosureButton>
            </div>
          )}
        </div>
        {details && (
          <BonusDetailsPanel
            id={id}
            open={isOpen}
            details={details}
            today={today}
            isCancelled={isCancelled}
          />
        )}
      </Card>
    </div>
  );
});
