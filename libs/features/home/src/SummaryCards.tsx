import type { DashboardStats } from '@bank-bonuses/api-client';
import { Amount, Columns, Skeleton, StatCard, VisuallyHidden } from '@bank-bonuses/ui';

export interface SummaryCardsProps {
  /** Absent while loading: the cards stand where they will stand. */
  stats: DashboardStats | undefined;
}

/** The three figures at the top of Home. */
export function SummaryCards({ stats }: SummaryCardsProps) {
  return (
    <>
      {!stats && <VisuallyHidden role="status">Loading your figures</VisuallyHidden>}
      <Columns>
        <StatCard
          label="Total Earned"
          value={stats ? <Amount value={stats.total_earned} /> : <Skeleton />}
        />
        <StatCard label="Active Bonuses" value={stats ? stats.active_bonuses : <Skeleton />} />
        <StatCard label="Pending Bonuses" value={stats ? stats.pending_bonuses : <Skeleton />} />
      </Columns>
    </>
  );
}
