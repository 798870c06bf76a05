import type { DashboardStats } from '@bank-bonuses/api-client';
import { Amount, Card, Text } from '@bank-bonuses/ui';
import * as styles from './PayoutStats.css.ts';

const payoutStats = [
  { name: 'Paid out', key: 'paid_out', tone: 'earned' },
  { name: 'In progress', key: 'in_progress', tone: 'inherit' },
  { name: 'Fees kept', key: 'fees_kept', tone: 'inherit' },
] as const;

export const hasPayoutStats = (stats: DashboardStats) =>
  payoutStats.some(({ key }) => stats[key] !== undefined);

export interface PayoutStatsProps {
  stats: DashboardStats;
}

/** Renders the optional stats that the service returns: paid out, in progress, fees kept. */
export const PayoutStats = ({ stats }: PayoutStatsProps) =>
  hasPayoutStats(stats) && (
    <Card>
      <dl className={styles.list}>
        {payoutStats.map(({ name, key, tone }) => {
          const value = stats[key];
          return (
            value !== undefined && (
              <div key={key} className={styles.stat}>
                <dt>
                  <Text as="span" size="small" tone="quiet">
                    {name}
                  </Text>
                </dt>
                <dd className={styles.amount}>
                  <Amount value={value} tone={tone} />
                </dd>
              </div>
            )
          );
        })}
      </dl>
    </Card>
  );
