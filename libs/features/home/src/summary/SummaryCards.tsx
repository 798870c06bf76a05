import type { DashboardStats } from '@bank-bonuses/api-client';
import { orNotProvided } from '@bank-bonuses/product';
import { Amount, StatCard } from '@bank-bonuses/ui';
import * as styles from './SummaryCards.css.ts';

export interface SummaryCardsProps {
  /** The customer's stats. Placeholder cards are shown while it is `undefined`. */
  stats: DashboardStats | undefined;
}

/** Renders the three cards at the top of Home. The card of the total earned is the largest. */
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
        value={stats && orNotProvided(stats.active_bonuses)}
      />
      <StatCard
        label="Pending Bonuses"
        loading={loading}
        value={stats && orNotProvided(stats.pending_bonuses)}
      />
    </div>
  );
}

const Earned = ({ amount }: { amount: number | undefined }) =>
  orNotProvided(amount, (dollars) => <Amount value={dollars} tone="earned" />);
