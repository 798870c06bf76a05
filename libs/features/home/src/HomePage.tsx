import { dashboardStatsQuery, queryKeys } from '@bank-bonuses/api-client/queries';
import { useApiClient } from '@bank-bonuses/api-client/react';
import {
  LoadError,
  PageHeader,
  RefreshError,
  Stack,
  useLoadError,
  VisuallyHidden,
} from '@bank-bonuses/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { EarningsOverview } from './earnings/EarningsOverview.tsx';
import { EarnMore } from './earnings/EarnMore.tsx';
import * as styles from './HomePage.css.ts';
import { RecentActivity } from './activity/RecentActivity.tsx';
import { useActivity } from './activity/useActivity.ts';
import { NextMilestones } from './milestones/NextMilestones.tsx';
import { isNothingEarned, shownMilestones } from './milestones/shownMilestones.ts';
import { PrintHeader } from './PrintHeader.tsx';
import { SummaryCards } from './summary/SummaryCards.tsx';
import { hasPayoutStats, PayoutStats } from './summary/PayoutStats.tsx';

/** Renders the earnings by month, the activity behind them, and ways to earn more. */
export function HomePage() {
  const cache = useQueryClient();
  const stats = useQuery(dashboardStatsQuery(useApiClient()));
  const activity = useActivity();
  const loadError = useLoadError(stats);
  const refreshError = (stats.data && stats.error) || activity.refreshError;
  const loadStats = () => void stats.refetch();
  const shown = stats.data;
  const milestones = shownMilestones(shown);
  const isFirstDay = milestones !== undefined && shown !== undefined && isNothingEarned(shown);
  /** Whether the first response contained parts for which no space was reserved. */
  const [hasMore, setHasMore] = useState<boolean>();
  if (shown && hasMore === undefined) setHasMore(milestones !== undefined || hasPayoutStats(shown));

  const refresh = () => {
    loadStats();
    activity.refetch();
    // Removes the other cached pages of the table, so that they are refetched when opened.
    cache.removeQueries({ queryKey: queryKeys.taskCompletions, type: 'inactive' });
  };

  return (
    <div className={styles.page}>
      <Stack gap="xl">
        <PrintHeader />
        <PageHeader
          title="Home"
          updatedAt={oldestTime(stats.dataUpdatedAt, activity.updatedAt)}
          refreshing={stats.isFetching || (activity.isFetching && !activity.turning)}
          onRefresh={refresh}
        />
        {refreshError && <RefreshError message={refreshError.message} />}
        {(!shown || !activity.rows) && !loadError && !activity.loadError && (
          <VisuallyHidden role="status">Loading your dashboard</VisuallyHidden>
        )}
        <Fragment key={hasMore ? 'more' : 'usual'}>
          {milestones && <NextMilestones milestones={milestones} isFirstDay={isFirstDay} />}
          {loadError && !shown ? (
            <LoadError
              message={loadError.message}
              onRetry={loadStats}
              retrying={stats.isFetching}
            />
          ) : (
            <SummaryCards stats={shown} />
          )}
          {shown && <PayoutStats stats={shown} />}
          <div className={styles.middle}>
            {(shown || !loadError) && (
              <div className={isFirstDay ? styles.alone : styles.chart}>
                <EarningsOverview stats={shown} isFirstDay={isFirstDay} />
              </div>
            )}
            <div className={isFirstDay || (!shown && loadError) ? styles.alone : undefined}>
              <EarnMore
                referrals={shown && (shown.referral_count ?? 0)}
                loading={!shown && !loadError}
              />
            </div>
          </div>
          <RecentActivity activity={activity} />
        </Fragment>
      </Stack>
    </div>
  );
}

/**
 * Returns the earliest update time, or 0 if one of the times is 0 because its data has not arrived.
 */
function oldestTime(...times: number[]): number {
  const known = times.filter((time) => time > 0);
  return known.length > 0 ? Math.min(...known) : 0;
}
