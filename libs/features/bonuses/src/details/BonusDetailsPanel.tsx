import { Amount, formatDay } from '@bank-bonuses/ui';
import type { BonusDetails, Payout } from './bonusDetails.ts';
import * as styles from './BonusDetailsPanel.css.ts';
import { RequirementList } from './RequirementList.tsx';

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
        <div className={styles.requirements}>
          <h4 className={styles.term}>Bank requirements</h4>
          <RequirementList requirements={requirements} today={today} isCancelled={isCancelled} />
        </div>
      )}
      {(paid ?? expected ?? fee ?? withheld ?? cancellationReason) !== undefined && (
        <dl className={styles.facts}>
          {fee !== undefined && <AmountFact term="Success fee" amount={-fee} />}
          {withheld !== undefined && <AmountFact term="Withheld for taxes" amount={-withheld} />}
          {paid && <PayoutFact term="Paid to you" payout={paid} isPaid />}
          {expected && <PayoutFact term="Expected payout" payout={expected} />}
          {cancellationReason && (
            <div>
              <dt className={styles.term}>Cancellation reason</dt>
              <dd className={styles.value}>{cancellationReason}</dd>
            </div>
          )}
        </dl>
      )}
    </div>
  );
}

const AmountFact = ({ term, amount }: { term: string; amount: number }) => (
  <div>
    <dt className={styles.term}>{term}</dt>
    <dd className={styles.value}>
      <Amount value={amount} />
    </dd>
  </div>
);

interface PayoutFactProps {
  term: string;
  payout: Payout;
  isPaid?: boolean;
}

const PayoutFact = ({ term, payout: { amount, date }, isPaid = false }: PayoutFactProps) => (
  <div>
    <dt className={styles.term}>{term}</dt>
    <dd className={styles.value}>
      {amount !== undefined && <Amount value={amount} tone={isPaid ? 'earned' : 'inherit'} />}
      {amount !== undefined && date && <span> on </span>}
      {date && <time dateTime={date}>{formatDay(date)}</time>}
    </dd>
  </div>
);
