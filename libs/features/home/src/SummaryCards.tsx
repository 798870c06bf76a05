import type { DashboardStats } from '@bank-bonuses/api-client';
import { Amount, Columns, Stack, StatCard, VisuallyHidden } from '@bank-bonuses/ui';

export interface SummaryCardsProps {
  /** Absent while loading: the cards stand where they will stand. */
  stats: DashboardStats | undefined;
}

/** The three figures at the top of Home; the sum earned is what the page is about. */
export function SummaryCards({ stats }: SummaryCardsProps) {
  const loading = !stats;
  return (
    <>
      {loading && <VisuallyHidden role="status">Loading your figures</VisuallyHidden>}
      <Stack gap="md">
        <StatCard
          label="Total Earned"
          size="large"
          loading={loading}
          value={stats && <Amount value={stats.total_earned} tone="earned" />}
        />
        <Columns split="halves">
          <StatCard label="Active Bonuses" loading={loading} value={stats?.active_bonuses} />
          <StatCard label="Pending Bonuses" loading={loading} value={stats?.pending_bonuses} />
        </Columns>
      </Stack>
    </>
  );
}
