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
import { Fragment } from 'react';
import { EarningsOverview } from './earnings/EarningsOverview.tsx';
import { EarnMore } from './earnings/EarnMore.tsx';
import * as grid from './grid.css.ts';
import { RecentActivity } from './activity/RecentActivity.tsx';
import { useActivity } from './activity/useActivity.ts';
import { NextMilestones } from './milestones/NextMilestones.tsx';
import { isNothingEarned, shownMilestones } from './milestones/shownMilestones.ts';
import { PrintHeader } from './PrintHeader.tsx';
import { MoneyOverview } from './money/MoneyOverview.tsx';
import { SummaryCards } from './summary/SummaryCards.tsx';

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
  const money = (shown || !loadError) && <MoneyOverview stats={shown} />;

  const refresh = () => {
    loadStats();
    activity.refetch();
    // Removes the other cached pages of the table, so that they are refetched when opened.
    cache.removeQueries({ queryKey: queryKeys.taskCompletions, type: 'inactive' });
  };

  return (
    <div className={grid.page}>
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
        {/* The first stats replace the placeholders, which may differ in height from the optional
            parts. The new key mounts what follows in its final place, so that nothing moves. */}
        <Fragment key={shown ? 'shown' : 'loading'}>
          {milestones && (
            <NextMilestones
              milestones={milestones}
              isFirstDay={isFirstDay}
              attention={shown?.attention}
            />
          )}
          {isFirstDay && money}
          {loadError && !shown ? (
            <LoadError
              message={loadError.message}
              onRetry={loadStats}
              retrying={stats.isFetching}
            />
          ) : (
            <SummaryCards stats={shown} isFirstDay={isFirstDay} />
          )}
          {!isFirstDay && money}
          <div className={isFirstDay ? grid.column : grid.row}>
            {(shown || !loadError) && (
              <div className={isFirstDay ? undefined : grid.double}>
                <EarningsOverview stats={shown} isFirstDay={isFirstDay} />
              </div>
            )}
            <div className={isFirstDay ? undefined : grid.part}>
              <EarnMore
                referrals={shown && (shown.referral_count ?? 0)}
                loading={!shown && !loadError}
              />
            </div>
          </div>
          <RecentActivity
            activity={activity}
            isFirstDay={isFirstDay}
            hasStatement={shown?.statement !== undefined}
          />
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
