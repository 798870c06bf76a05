import { dashboardStatsQuery, queryKeys, useApiClient } from '@bank-bonuses/api-client/queries';
import {
  LoadProblem,
  PageHeader,
  RefreshProblem,
  Stack,
  useLoadProblem,
  VisuallyHidden,
} from '@bank-bonuses/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { EarningsOverview } from './earnings/EarningsOverview.tsx';
import { EarnMore } from './earnings/EarnMore.tsx';
import * as styles from './HomePage.css.ts';
import { RecentActivity } from './activity/RecentActivity.tsx';
import { SummaryCards } from './earnings/SummaryCards.tsx';
import { useActivity } from './activity/useActivity.ts';

/** What the customer has earned, month by month, what was done for it, and how to earn more. */
export function HomePage() {
  const cache = useQueryClient();
  const stats = useQuery(dashboardStatsQuery(useApiClient()));
  const activity = useActivity();
  const problem = useLoadProblem(stats);
  const refreshProblem = (stats.data && stats.error) || activity.refreshProblem;
  const loadStats = () => void stats.refetch();

  const refresh = () => {
    loadStats();
    activity.refetch();
    // Other pages would tell of another time; they come anew when they are turned to.
    cache.removeQueries({ queryKey: queryKeys.taskCompletions, type: 'inactive' });
  };

  return (
    <div className={styles.page}>
      <Stack gap="xl">
        <PageHeader
          title="Home"
          updatedAt={oldestTime(stats.dataUpdatedAt, activity.updatedAt)}
          refreshing={stats.isFetching || (activity.isFetching && !activity.turning)}
          onRefresh={refresh}
        />
        {refreshProblem && <RefreshProblem message={refreshProblem.message} />}
        {(stats.isPending || !activity.rows) && !problem && !activity.problem && (
          <VisuallyHidden role="status">Loading your figures</VisuallyHidden>
        )}
        {problem && !stats.data ? (
          <LoadProblem message={problem.message} onRetry={loadStats} retrying={stats.isFetching} />
        ) : (
          <SummaryCards stats={stats.data} />
        )}
        <div className={styles.middle}>
          {(stats.data || !problem) && (
            <div className={styles.chart}>
              <EarningsOverview stats={stats.data} />
            </div>
          )}
          <div className={stats.data || !problem ? undefined : styles.alone}>
            <EarnMore />
          </div>
        </div>
        <RecentActivity activity={activity} />
      </Stack>
    </div>
  );
}

/** The earliest of the times at which something came; 0 stands for what has not come yet. */
function oldestTime(...times: number[]): number {
  const known = times.filter((time) => time > 0);
  return known.length > 0 ? Math.min(...known) : 0;
}
