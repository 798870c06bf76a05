import { orNotProvided } from '@bank-bonuses/product';
import { Amount, Stack, Text } from '@bank-bonuses/ui';
import * as styles from './BonusCard.css.ts';
import type { BonusDetails } from '../details/bonusDetails.ts';
import type { DisplayStatus } from './statusOf.ts';

export interface BonusAmountProps {
  /** The bonus that the bank pays, in dollars. */
  amount: number | undefined;
  status: DisplayStatus | undefined;
  details: BonusDetails | undefined;
}

/**
 * Renders the bonus. If the service returns what is paid to the customer, renders it below the
 * bonus, and names both.
 */
export function BonusAmount({ amount, status, details }: BonusAmountProps) {
  const paid = details?.paid?.amount;
  const expected = details?.expected?.amount;
  const hasShare = paid !== undefined || expected !== undefined;
  // Gold marks money that the customer has earned. If the service returns the customer's own amount
  // separately, the bank's bonus is not gold.
  const isGold = status === 'Completed' && !hasShare;
  return (
    <Stack gap="xxs">
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
        {hasShare && (
          <Text as="span" size="small" tone="quiet" weight="medium">
            {' '}
            bank bonus
          </Text>
        )}
      </p>
      {paid !== undefined && (
        <Text size="small" tone="quiet" weight="medium">
          <Amount value={paid} tone="earned" /> <span>paid to you</span>
        </Text>
      )}
      {expected !== undefined && (
        <Text size="small" tone="quiet" weight="medium">
          <Amount value={expected} /> <span>expected for you</span>
        </Text>
      )}
    </Stack>
  );
}
