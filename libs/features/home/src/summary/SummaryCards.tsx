import type { DashboardStats } from '@bank-bonuses/api-client';
import { notProvided } from '@bank-bonuses/messages';
import { Amount, StatCard } from '@bank-bonuses/ui';
import * as styles from './SummaryCards.css.ts';

export interface SummaryCardsProps {
  /** `undefined` while loading: placeholders of the cards are shown. */
  stats: DashboardStats | undefined;
}

/** Renders the three figures at the top of Home, with the total earned as the largest. */
export function SummaryCards({ stats }: SummaryCardsProps) {
  const loading = !stats;
  return (
    <div className={styles.cards}>
      <div className={styles.sum}>
        <StatCard
          label="Total Earned"
          size="large"
          loading={loading}
          value={stats && <Earned amount={stats.total_earned} />}
        />
      </div>
      <StatCard
        label="Active Bonuses"
        loading={loading}
        value={stats && (stats.active_bonuses ?? notProvided)}
      />
      <StatCard
        label="Pending Bonuses"
        loading={loading}
        value={stats && (stats.pending_bonuses ?? notProvided)}
      />
    </div>
  );
}

const Earned = ({ amount }: { amount: number | null }) =>
  amount === null ? notProvided : <Amount value={amount} tone="earned" />;
