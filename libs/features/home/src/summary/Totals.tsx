import type { DashboardStats } from '@bank-bonuses/api-client';
import { Amount, Card, Text } from '@bank-bonuses/ui';
import * as styles from './Totals.css.ts';

const totals = [
  { name: 'Paid out', key: 'paid_out', tone: 'earned' },
  { name: 'In progress', key: 'in_progress', tone: 'inherit' },
  { name: 'Fees kept', key: 'fees_kept', tone: 'inherit' },
] as const;

export const hasTotals = (stats: DashboardStats) =>
  totals.some(({ key }) => stats[key] !== undefined);

export interface TotalsProps {
  stats: DashboardStats;
}

/** Renders the optional amounts that the service returns, which show where the money is. */
export const Totals = ({ stats }: TotalsProps) =>
  hasTotals(stats) && (
    <Card>
      <dl className={styles.list}>
        {totals.map(({ name, key, tone }) => {
          const value = stats[key];
          return (
            value !== undefined && (
              <div key={key} className={styles.total}>
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
