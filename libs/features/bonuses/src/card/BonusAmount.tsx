import { notProvided } from '@bank-bonuses/messages';
import { Amount } from '@bank-bonuses/ui';
import * as styles from './BonusAmount.css.ts';
import type { BonusDetails } from '../details/bonusDetails.ts';
import type { DisplayStatus } from './statusOf.ts';

export interface BonusAmountProps {
  /** The amount that the bank pays. */
  amount: number | null;
  status: DisplayStatus | undefined;
  details: BonusDetails | undefined;
}

/** Renders the bonus, and below it the earned or expected amount if the service sends one. */
export function BonusAmount({ amount, status, details }: BonusAmountProps) {
  const earned = details?.earned?.amount;
  const expected = details?.expected?.amount;
  // Gold is for the customer's own money, once the service separates the two.
  const isGold = status === 'Completed' && earned === undefined && expected === undefined;
  return (
    <div>
      <p className={styles.amount}>
        {amount === null ? (
          notProvided
        ) : status === 'Cancelled' ? (
          <s className={styles.dropped}>
            <Amount value={amount} />
          </s>
        ) : (
          <Amount value={amount} tone={isGold ? 'earned' : 'inherit'} />
        )}
      </p>
      {earned !== undefined && (
        <p className={styles.share}>
          <span>Earned</span> <Amount value={earned} tone="earned" />
        </p>
      )}
      {expected !== undefined && (
        <p className={styles.share}>
          <span>Expected</span> <Amount value={expected} />
        </p>
      )}
    </div>
  );
}
