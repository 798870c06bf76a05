import type { DashboardStats, MonthlyEarnings } from '@bank-bonuses/api-client';
import { notProvided } from '@bank-bonuses/messages';
import { paths } from '@bank-bonuses/routes';
import { Amount, Card, Heading, localDay, Stack, Text, TextLink } from '@bank-bonuses/ui';
import { BarChart, BarChartPlaceholder, prefetchBarChart } from '@bank-bonuses/ui/charts';
import { useId, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { isNothingEarned } from '../milestones/shownMilestones.ts';
import * as styles from './EarningsOverview.css.ts';
import { earningsChartData } from './earningsChartData.ts';
import { earningsSummary } from './earningsSummary.ts';
import { monthsIn, type MonthRange } from './monthBars.ts';
import { MonthRanges } from './MonthRanges.tsx';

// Starts when this module is evaluated, so that chart.js loads in parallel with the data.
prefetchBarChart();

const columns = ['Month', 'Earned'] as const;

export interface EarningsOverviewProps {
  /** The customer's stats. A placeholder of the chart is shown while it is `undefined`. */
  stats: DashboardStats | undefined;
  /** Whether to show only the message for customers without earnings, without an empty chart. */
  isFirstDay: boolean;
}

/** Renders the earnings by month as a chart, or a message if there are none. */
export function EarningsOverview({ stats, isFirstDay }: EarningsOverviewProps) {
  const heading = useId();
  const [range, setRange] = useState<MonthRange>('all');
  const earnings = stats?.earnings_overview;
  const hasChart = stats !== undefined && !isNothingEarned(stats);
  return (
    <Card as="section" aria-labelledby={heading}>
      <Stack gap="xs">
        <div className={styles.head}>
          <Heading level={2} id={heading}>
            Earnings Overview
          </Heading>
          {!isFirstDay && (
            <div className={styles.ranges}>
              {hasChart && earnings && earnings.length > 1 && (
                <MonthRanges range={range} onRangeChange={setRange} />
              )}
            </div>
          )}
        </div>
        {!stats ? (
          <BarChartPlaceholder />
        ) : hasChart && earnings ? (
          <EarningsChart earnings={earnings} range={range} />
        ) : hasChart ? (
          <BarChartPlaceholder>{notProvided}</BarChartPlaceholder>
        ) : isFirstDay ? (
          <NothingEarned />
        ) : (
          <BarChartPlaceholder>
            <NothingEarned />
          </BarChartPlaceholder>
        )}
      </Stack>
    </Card>
  );
}

interface EarningsChartProps {
  earnings: readonly MonthlyEarnings[];
  range: MonthRange;
}

function EarningsChart({ earnings, range }: EarningsChartProps) {
  const chart = useMemo(
    () => earningsChartData(monthsIn(range, earnings, localDay())),
    [earnings, range],
  );
  if (chart.bars.length === 0) {
    return (
      <BarChartPlaceholder>
        {earnings.length > 0 ? (
          <span key={range}>
            You earned <Amount value={0} />{' '}
            {range === 'year' ? 'this year' : 'in the last 12 months'}.
          </span>
        ) : (
          'Your earnings are not listed by month yet.'
        )}
      </BarChartPlaceholder>
    );
  }
  const summary = earningsSummary(chart.bars);
  return (
    <BarChart
      width="bars"
      {...chart}
      label="Earnings Overview"
      // The key remounts the sentence when it changes. React cannot update the text in place,
      // because page translation has replaced the text nodes.
      summary={
        <span key={summary.join('')}>
          {summary.map((part, index) =>
            typeof part === 'number' ? <Amount key={index} value={part} /> : part,
          )}
        </span>
      }
      columns={columns}
    />
  );
}

const NothingEarned = () => (
  <>
    <Text>Bonuses you earn will show up here.</Text>
    <TextLink standalone render={<Link to={paths.bonuses} />}>
      See your bonuses
    </TextLink>
  </>
);
