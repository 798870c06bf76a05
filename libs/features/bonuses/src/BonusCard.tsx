import type { Enrollment } from '@bank-bonuses/api-client';
import { Amount, Card, formatDay, Heading, Progress, Text } from '@bank-bonuses/ui';
import { memo } from 'react';
import * as styles from './BonusCard.css.ts';
import { StatusLabel } from './StatusLabel.tsx';
import { statusOf } from './statusOf.ts';

export interface BonusCardProps {
  enrollment: Enrollment;
}

/** One bonus: where, since when, how much, and how far. */
export const BonusCard = memo(function BonusCard({ enrollment }: BonusCardProps) {
  const { bank_name: name, enrolled_date: day, bonus_amount: amount } = enrollment;
  // A heading without words would be nothing to jump to.
  const bank = name.trim() || 'Bank bonus';
  const status = statusOf(enrollment);
  const progress = Math.min(100, Math.max(0, enrollment.progress));
  return (
    <Card as="article">
      <div className={styles.card}>
        <div className={styles.name}>
          <Heading level={3}>{bank}</Heading>
          <Text tone="quiet" size="small">
            Enrolled <time dateTime={day}>{formatDay(day)}</time>
          </Text>
        </div>
        <p className={styles.amount}>
          <Amount value={amount} tone={status === 'Completed' ? 'earned' : 'inherit'} />
        </p>
        <div className={styles.foot}>
          <div className={styles.state}>
            <StatusLabel status={status} />
            <Text as="span" size="small" tone="strong" weight="medium">
              {Math.round(progress)}%
            </Text>
          </div>
          <div className={status === 'Cancelled' ? styles.ended : undefined}>
            <Progress value={progress / 100} label={`Progress of ${bank}`} />
          </div>
        </div>
      </div>
    </Card>
  );
});
