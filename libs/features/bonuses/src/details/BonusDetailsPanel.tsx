import type { BonusRequirement } from '@bank-bonuses/api-client';
import { Amount, formatDay, Stack, Text, Timeline, type TimelineStep } from '@bank-bonuses/ui';
import type { ReactNode } from 'react';
import type { BonusDetails, Payout } from './bonusDetails.ts';
import * as styles from './BonusDetailsPanel.css.ts';

export interface BonusDetailsPanelProps {
  id: string;
  open: boolean;
  details: BonusDetails;
  /** The current day in the customer's time zone, as `YYYY-MM-DD`. */
  today: string;
  isCancelled: boolean;
}

/**
 * Renders the details of a card. The details are always in the document, because print shows them
 * even if the card is closed.
 */
export function BonusDetailsPanel({
  id,
  open,
  details: { requirements, paid, expected, fee, withheld, cancellationReason },
  today,
  isCancelled,
}: BonusDetailsPanelProps) {
  return (
    <div id={id} className={styles.panel} hidden={!open}>
      {requirements.length > 0 && (
        <Stack gap="xs">
          <h4 className={styles.term}>Bank requirements</h4>
          <Timeline steps={requirements.map((each) => stepOf(each, today, isCancelled))} />
        </Stack>
      )}
      {(paid ?? expected ?? fee ?? withheld ?? cancellationReason) !== undefined && (
        <dl className={styles.facts}>
          {fee !== undefined && (
            <Fact term="Success fee">
              <Amount value={-fee} />
            </Fact>
          )}
          {withheld !== undefined && (
            <Fact term="Withheld for taxes">
              <Amount value={-withheld} />
            </Fact>
          )}
          {paid && <PayoutFact term="Paid to you" payout={paid} tone="earned" />}
          {expected && <PayoutFact term="Expected payout" payout={expected} />}
          {cancellationReason && <Fact term="Cancellation reason">{cancellationReason}</Fact>}
        </dl>
      )}
    </div>
  );
}

/** Returns a requirement as a step. Of a cancelled bonus, no requirement is next or due. */
function stepOf(
  { text, state, date }: BonusRequirement,
  today: string,
  isCancelled: boolean,
): TimelineStep {
  if (state === 'done') return { title: text, state, date };
  if (isCancelled) return { title: text, state: 'upcoming', stateText: 'Not done' };
  return {
    title: text,
    state,
    date,
    stateText: state === 'current' ? 'Next' : 'Upcoming',
    dateText: date && date < today ? 'Overdue since' : 'Due by',
  };
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <Text as="dt" size="small" tone="quiet">
      {term}
    </Text>
    <Text as="dd" size="small" tone="strong">
      {children}
    </Text>
  </div>
);

interface PayoutFactProps {
  term: string;
  payout: Payout;
  tone?: 'earned' | 'inherit';
}

const PayoutFact = ({ term, payout: { amount, date }, tone = 'inherit' }: PayoutFactProps) => (
  <Fact term={term}>
    {amount !== undefined && <Amount value={amount} tone={tone} />}
    {amount !== undefined && date && <span> on </span>}
    {date && <time dateTime={date}>{formatDay(date)}</time>}
  </Fact>
);
