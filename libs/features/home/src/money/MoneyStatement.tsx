import type { BonusStatement } from '@bank-bonuses/api-client';
import { Amount, Card, Heading, Stack, Text } from '@bank-bonuses/ui';
import { useId } from 'react';
import { shareOf } from './shareOf.ts';
import * as styles from './MoneyStatement.css.ts';

export interface MoneyStatementProps {
  statement: BonusStatement;
}

/** Renders what the bonuses come to, like a bank statement: parts, a sum line, and what it is made of. */
export function MoneyStatement({ statement }: MoneyStatementProps) {
  const heading = useId();
  const share = shareOf(statement);
  const { bonuses, fees, withheld, paid, expected } = statement;
  return (
    <Card as="section" aria-labelledby={heading}>
      <Stack gap="md">
        <div>
          <Heading level={2} size="lead" id={heading}>
            Your statement
          </Heading>
          <Text size="small" tone="quiet">
            Counts only bonuses with a payout or an expected payout.
          </Text>
        </div>
        <dl>
          <Line term="Bank bonuses" value={bonuses} />
          <Line term="Success fees" value={-fees} />
          {withheld !== 0 && <Line term="Withheld for taxes" value={-withheld} />}
          {share !== undefined && <Line term="Your share" value={share} look="sum" />}
          <Line term="Paid to you" value={paid} look="part" tone="earned" />
          <Line term="Expected" value={expected} look="part" />
        </dl>
        {share === undefined && (
          <Text size="small">These figures do not add up yet. Please contact us.</Text>
        )}
        <Apart statement={statement} />
      </Stack>
    </Card>
  );
}

interface LineProps {
  term: string;
  /** Dollars; negative for what is deducted. */
  value: number;
  /** `sum` for the sum of the lines above, `part` for what the sum is made of. @default 'line' */
  look?: keyof typeof styles.lines;
  tone?: 'earned' | 'inherit';
}

const Line = ({ term, value, look = 'line', tone = 'inherit' }: LineProps) => (
  <div className={styles.lines[look]}>
    <dt>{term}</dt>
    <dd className={styles.amount}>
      <Amount value={value} tone={tone} />
    </dd>
  </div>
);

/** Renders what was credited apart from the bonuses, in one line that is not part of the sum. */
function Apart({ statement: { referral_rewards: rewards, corrections } }: MoneyStatementProps) {
  if ((rewards ?? corrections) === undefined) return null;
  return (
    <Text size="small" tone="quiet">
      Apart from your bonuses:
      {rewards !== undefined && (
        <span>
          {' '}
          referral rewards <Amount value={rewards} />
        </span>
      )}
      {rewards !== undefined && corrections !== undefined && ','}
      {corrections !== undefined && (
        <span>
          {' '}
          corrections <Amount value={corrections} />
        </span>
      )}
    </Text>
  );
}
