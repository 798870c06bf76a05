import type { MonthlyEarnings } from '@bank-bonuses/api-client';
import type { BarChartData } from '@bank-bonuses/ui/charts';
import { earningsTicks, monthBars, tickTextFor } from './monthBars.ts';

/** Returns the data of the chart for the given months. */
export function earningsChartData(earnings: readonly MonthlyEarnings[]): BarChartData {
  const bars = monthBars(earnings);
  const ticks = earningsTicks(bars.map(({ value }) => value));
  return { tone: 'earned', bars, ticks, tickText: tickTextFor(ticks) };
}
