import { createApiClient } from '@bank-bonuses/api-client';
import { ApiClientProvider } from '@bank-bonuses/api-client/react';
import { lazyToasts, PageHeader, Stack } from '@bank-bonuses/ui';
import { RecentActivity } from '../activity/RecentActivity.tsx';
import { pageSize } from '../activity/pageSize.ts';
import type { Activity } from '../activity/useActivity.ts';
import { EarningsOverview } from '../earnings/EarningsOverview.tsx';
import { EarnMore } from '../earnings/EarnMore.tsx';
import * as styles from '../HomePage.css.ts';
import { never } from '../lazyParts.tsx';
import { SummaryCards } from '../summary/SummaryCards.tsx';
import { Totals } from '../summary/Totals.tsx';
import { sampleEntry, sampleStats, sampleTotal } from './sampleFigures.ts';

const nothing = () => undefined;

const activity: Activity = {
  page: 1,
  goTo: nothing,
  filters: { banks: [sampleEntry.bank], task_types: [sampleEntry.task_type] },
  filter: {},
  setFilter: nothing,
  isListMissing: false,
  rows: Array.from({ length: pageSize }, (_none, index) => ({ ...sampleEntry, id: `${index}` })),
  total: sampleTotal,
  shown: pageSize,
  turning: false,
  problem: null,
  refreshProblem: null,
  isFetching: false,
  updatedAt: 0,
  refetch: nothing,
};

// The parts ask for both; nothing here is ever pressed.
const { Provider: ToastProvider } = lazyToasts(never);
const client = createApiClient({
  baseUrl: 'http://portal.invalid',
  getAccessToken: () => Promise.resolve(null),
});

/**
 * Home with sample figures in all of its parts, for the HTML of the page. `fillEarlyHome` puts a customer's figures
 * in their place before React is there. It has to look as `HomePage` does with the same figures: a test compares them.
 */
export const EarlyHome = () => (
  <ApiClientProvider client={client}>
    <ToastProvider>
      <div className={styles.page}>
        <Stack gap="xl">
          <PageHeader title="Home" onRefresh={nothing} />
          <SummaryCards stats={sampleStats} />
          <Totals stats={sampleStats} />
          <div className={styles.middle}>
            <div className={styles.chart}>
              <EarningsOverview stats={sampleStats} isFirstDay={false} />
            </div>
            <div>
              <EarnMore referrals={sampleStats.referral_count} loading={false} />
            </div>
          </div>
          <RecentActivity activity={activity} />
        </Stack>
      </div>
    </ToastProvider>
  </ApiClientProvider>
);
