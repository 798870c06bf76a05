import type { MonthlyEarnings } from '@bank-bonuses/api-client';
import { formatAmount, formatDay } from '@bank-bonuses/ui';
import type { ChartBar } from '@bank-bonuses/ui/charts';

export type MonthRange = 'all' | 'year' | 'recent';

/**
 * Returns the months of a range that ends on the given day, `YYYY-MM-DD`. Entries with an invalid
 * month are only part of the `all` range.
 */
export function monthsIn(
  range: MonthRange,
  earnings: readonly MonthlyEarnings[],
  today: string,
): readonly MonthlyEarnings[] {
  if (range === 'all') return earnings;
  const year = today.slice(0, 4);
  const thisMonth = today.slice(0, 7);
  const [first, last] =
    range === 'year' ? [`${year}-01`, `${year}-12`] : [elevenBefore(thisMonth), thisMonth];
  return earnings.filter(
    ({ month }) => /^\d{4}-\d\d$/.test(month) && month >= first && month <= last,
  );
}

/** Returns the month eleven months earlier, `YYYY-MM`, so that both together span twelve months. */
function elevenBefore(month: string): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() - 11);
  return date.toISOString().slice(0, 7);
}

/** Maximum number of months whose names are shown. Longer charts show only the years. */
const maxNamedMonths = 24;
/**
 * Maximum number of months to fill in between two entries, so that one wrong year does not add
 * hundreds of empty months.
 */
const maxGapMonths = 120;

/**
 * Returns one bar for each month from the first to the last, in order. The value of a month without
 * earnings is 0.
 */
export function monthBars(earnings: readonly MonthlyEarnings[]): ChartBar[] {
  const cents = new Map<string, number>();
  for (const { month, amount } of earnings) {
    cents.set(month, (cents.get(month) ?? 0) + Math.round(amount * 100));
  }
  const months = withoutGaps([...cents.keys()].sort());
  return months.map((month, index) => ({
    label: monthName(month),
    value: (cents.get(month) ?? 0) / 100,
    ...axisLabel(month, index, months.length),
  }));
}

/** Formats '2026-05' as 'May 2026'. Returns an invalid month unchanged. */
const monthName = (month: string): string =>
  dateOf(month) ? formatDay(`${month}-01`, 'long').replace(' 1,', '') : month;

/**
 * Returns the axis label of a month: its name, with the year at the first bar and in January. In a
 * chart with many months, only the year in January.
 */
function axisLabel(month: string, index: number, count: number): Pick<ChartBar, 'axisLabel'> {
  const date = dateOf(month);
  const year = month.slice(0, 4);
  const isJanuary = month.endsWith('-01');
  if (!date) return { axisLabel: month };
  if (count > maxNamedMonths) return isJanuary ? { axisLabel: year } : {};
  const [name = ''] = formatDay(`${month}-01`).split(' ');
  return { axisLabel: index === 0 || isJanuary ? [name, year] : name };
}

function withoutGaps(months: string[]): string[] {
  return months.flatMap((month, index) => {
    const between: string[] = [];
    const next = months[index + 1];
    let candidate = monthAfter(month);
    while (next && candidate && candidate < next && between.length < maxGapMonths) {
      between.push(candidate);
      candidate = monthAfter(candidate);
    }
    return candidate === next ? [month, ...between] : [month];
  });
}

function monthAfter(month: string): string | undefined {
  const date = dateOf(month);
  if (!date) return undefined;
  date.setUTCMonth(date.getUTCMonth() + 1);
  return date.toISOString().slice(0, 7);
}

function dateOf(month: string): Date | undefined {
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? new Date(`${month}-01T00:00:00Z`) : undefined;
}

/**
 * Returns the values of the axis ticks: 0, 25, 50, 75 and 100% of the largest amount, which is
 * taken as at least 1.
 */
export function earningsTicks(amounts: readonly number[]): number[] {
  const most = amounts.reduce((largest, amount) => Math.max(largest, amount), 1);
  return [0, 0.25, 0.5, 0.75, 1].map((part) => part * most);
}

/**
 * Returns the formatter of the axis ticks: '$225', with cents if a tick has some, and '$12.35M' if
 * the largest tick is at least a million.
 */
export function tickTextFor(ticks: readonly number[]): (value: number) => string {
  if ((ticks.at(-1) ?? 1) >= 1_000_000) {
    const short = { notation: 'compact', maximumFractionDigits: 2 } as const;
    const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', ...short });
    return (value) => format.format(value);
  }
  return ticks.every(Number.isInteger)
    ? (value) => formatAmount(value).replace(/\.00$/, '')
    : (value) => formatAmount(value);
}
