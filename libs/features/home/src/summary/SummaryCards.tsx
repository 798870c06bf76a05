import type { DashboardStats } from '@bank-bonuses/api-client';
import { orNotProvided } from '@bank-bonuses/product';
import { Amount, StatCard } from '@bank-bonuses/ui';
import * as grid from '../grid.css.ts';
import * as styles from './SummaryCards.css.ts';

export interface SummaryCardsProps {
  /** The customer's stats. Placeholder cards are shown while it is `undefined`. */
  stats: DashboardStats | undefined;
  /** Whether to show words in place of zeros, because nothing can have been earned yet. */
  isFirstDay: boolean;
}

/** Renders the three cards at the top of Home. The card of the total earned is the largest. */
export function SummaryCards({ stats, isFirstDay }: SummaryCardsProps) {
  const loading = !stats;
  return (
    <div className={grid.summary}>
      <div className={grid.total}>
        <StatCard
          label="Total Earned"
          size="large"
          loading={loading}
          value={isFirstDay ? <NoneYet /> : stats && <Earned amount={stats.total_earned} />}
          description="The amounts of your completed tasks"
        />
      </div>
      <StatCard
        label="Active Bonuses"
        loading={loading}
        value={stats && <Count count={stats.active_bonuses} isFirstDay={isFirstDay} />}
      />
      <StatCard
        label="Pending Bonuses"
        loading={loading}
        value={stats && <Count count={stats.pending_bonuses} isFirstDay={isFirstDay} />}
      />
    </div>
  );
}

const NoneYet = () => <span className={styles.none}>None yet</span>;

const Earned = ({ amount }: { amount: number | undefined }) =>
  orNotProvided(amount, (dollars) => <Amount value={dollars} tone="earned" />);

const Count = ({ count, isFirstDay }: { count: number | undefined; isFirstDay: boolean }) =>
  isFirstDay && count === 0 ? <NoneYet /> : orNotProvided(count);
