import { orNotProvided } from '@bank-bonuses/product';
import { Amount } from '@bank-bonuses/ui';
import * as styles from './BonusAmount.css.ts';
import type { BonusDetails } from '../details/bonusDetails.ts';
import type { DisplayStatus } from './statusOf.ts';

export interface BonusAmountProps {
  /** The bonus that the bank pays, in dollars. */
  amount: number | undefined;
  status: DisplayStatus | undefined;
  details: BonusDetails | undefined;
}

/**
 * Renders the bonus. If the service returns the earned or expected amount, renders it below the
 * bonus.
 */
export function BonusAmount({ amount, status, details }: BonusAmountProps) {
  const earned = details?.earned?.amount;
  const expected = details?.expected?.amount;
  // Gold marks money that the customer has earned. If the service returns the customer's own amount
  // separately, the bank's bonus is not gold.
  const isGold = status === 'Completed' && earned === undefined && expected === undefined;
  return (
    <div>
      <p className={styles.amount}>
        {orNotProvided(amount, (bonus) =>
          status === 'Cancelled' ? (
            <s className={styles.dropped}>
              <Amount value={bonus} />
            </s>
          ) : (
            <Amount value={bonus} tone={isGold ? 'earned' : 'inherit'} />
          ),
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
