import type { DashboardStats } from '@bank-bonuses/api-client';
import { paths } from '@bank-bonuses/routes';
import { Card, formatAmount, Heading, Stack, Text, TextLink } from '@bank-bonuses/ui';
import { BarChart, BarChartPlace, prefetchBarChart } from '@bank-bonuses/ui/charts';
import { useEffect, useId, useMemo } from 'react';
import { Link } from 'react-router';
import { EarningsSummary } from './EarningsSummary.tsx';
import { earningsTicks, tickTextFor } from './earningsTicks.ts';
import { monthBars } from './monthBars.ts';

const columns = ['Month', 'Earned'] as const;

export interface EarningsOverviewProps {
  /** Absent while loading: the chart's place stands where the chart will. */
  stats: DashboardStats | undefined;
}

/** What was earned month by month, or what will show up once something was. */
export function EarningsOverview({ stats }: EarningsOverviewProps) {
  const heading = useId();
  // Its code comes beside the figures, not after them.
  useEffect(prefetchBarChart, []);
  return (
    <Card as="section" aria-labelledby={heading}>
      <Stack gap="xs">
        <Heading level={2} id={heading}>
          Earnings Overview
        </Heading>
        {!stats ? (
          <BarChartPlace />
        ) : formatAmount(stats.total_earned) === '$0.00' ? (
          <NothingEarned />
        ) : (
          <EarningsChart earnings={stats.earnings_overview} />
        )}
      </Stack>
    </Card>
  );
}

function EarningsChart({ earnings }: { earnings: DashboardStats['earnings_overview'] }) {
  const chart = useMemo(() => {
    const bars = monthBars(earnings);
    const ticks = earningsTicks(bars.map(({ value }) => value));
    return { bars, ticks, tickText: tickTextFor(ticks) };
  }, [earnings]);
  if (chart.bars.length === 0) {
    return <BarChartPlace>Your earnings are not listed by month yet.</BarChartPlace>;
  }
  return (
    <BarChart
      {...chart}
      name="Earnings Overview"
      summary={<EarningsSummary months={chart.bars} />}
      columns={columns}
    />
  );
}

const NothingEarned = () => (
  <BarChartPlace>
    <Text>Bonuses you earn will show up here.</Text>
    <TextLink standalone render={<Link to={paths.bonuses} />}>
      See your bonuses
    </TextLink>
  </BarChartPlace>
);
