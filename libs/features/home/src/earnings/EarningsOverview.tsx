import type { DashboardStats, MonthlyEarnings } from '@bank-bonuses/api-client';
import { paths } from '@bank-bonuses/product/routes';
import {
  Amount,
  Card,
  Heading,
  Inline,
  localDay,
  Stack,
  Text,
  TextLink,
  useAmountText,
  useAnnounce,
} from '@bank-bonuses/ui';
import { BarChart, BarChartPlaceholder, prefetchBarChart } from '@bank-bonuses/ui/charts';
import { useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';
import { isNothingEarned } from '../milestones/shownMilestones.ts';
import * as styles from './EarningsOverview.css.ts';
import { earningsSummary } from './earningsSummary.ts';
import { earningsChartData, monthsIn, type MonthRange } from './monthBars.ts';
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
        <Inline gap="xs" justify="between">
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
        </Inline>
        {!stats ? (
          <BarChartPlaceholder />
        ) : hasChart && earnings ? (
          <EarningsChart earnings={earnings} range={range} />
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
  const amountText = useAmountText('spoken');
  const announce = useAnnounce();
  const chart = useMemo(
    () => earningsChartData(monthsIn(range, earnings, localDay())),
    [earnings, range],
  );
  const summary =
    chart.bars.length > 0
      ? earningsSummary(chart.bars)
      : ['You earned ', 0, range === 'year' ? ' this year.' : ' in the last 12 months.'];
  const sentence = (
    // The key remounts the sentence when it changes. React cannot update the text in place, because
    // page translation has replaced the text nodes.
    <span key={summary.join('')}>
      {summary.map((part, index) =>
        typeof part === 'number' ? <Amount key={index} value={part} /> : part,
      )}
    </span>
  );
  const sayRange = useEffectEvent(() =>
    announce(summary.map((part) => (typeof part === 'number' ? amountText(part) : part)).join('')),
  );
  const saidRange = useRef(range);
  useEffect(() => {
    if (saidRange.current === range) return;
    saidRange.current = range;
    sayRange();
  }, [range]);

  if (chart.bars.length === 0) {
    return (
      <BarChartPlaceholder>
        {earnings.length > 0 ? sentence : 'Your earnings are not listed by month yet.'}
      </BarChartPlaceholder>
    );
  }
  return (
    <BarChart
      width="bars"
      {...chart}
      label="Earnings Overview"
      summary={sentence}
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
