import type { MonthlyEarnings } from '@bank-bonuses/api-client';
import { formatAmount, formatDay } from '@bank-bonuses/ui';
import type { ChartBar, BarChartData } from '@bank-bonuses/ui/charts';

export type MonthRange = 'all' | 'year' | 'recent';

/** Returns the data of the chart for the given months. */
export function earningsChartData(earnings: readonly MonthlyEarnings[]): BarChartData {
  const bars = monthBars(earnings);
  const ticks = earningsTicks(bars.map(({ value }) => value));
  return { tone: 'earned', bars, ticks, tickText: tickTextFor(ticks) };
}

/** Returns the months of a range that ends on the given day, `YYYY-MM-DD`. */
export function monthsIn(
  range: MonthRange,
  earnings: readonly MonthlyEarnings[],
  today: string,
): readonly MonthlyEarnings[] {
  if (range === 'all') return earnings;
  const thisMonth = today.slice(0, 7);
  // Both months together span twelve months.
  const first = monthAt(indexOf(thisMonth) - 11);
  return earnings.filter(({ month }) =>
    range === 'year' ? month.startsWith(today.slice(0, 4)) : month >= first && month <= thisMonth,
  );
}

/** Returns the number of months from the year 0 to the month, `YYYY-MM`. */
const indexOf = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;

const monthAt = (index: number) => {
  const year = String(Math.floor(index / 12)).padStart(4, '0');
  return `${year}-${String((index % 12) + 1).padStart(2, '0')}`;
};

/** Maximum number of months whose names are shown. Longer charts show only the years. */
const maxNamedMonths = 24;
/**
 * Maximum number of months to fill in between two entries, so that one wrong year does not add
 * hundreds of empty months.
 */
const maxGapMonths = 120;

/**
 * Returns one bar for each month from the first to the last, in order. The value of a month without
 * earnings is 0. An entry without a valid month has no bar.
 */
export function monthBars(earnings: readonly MonthlyEarnings[]): ChartBar[] {
  const cents = new Map<number, number>();
  for (const { month, amount } of earnings) {
    if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) continue;
    const index = indexOf(month);
    cents.set(index, (cents.get(index) ?? 0) + Math.round(amount * 100));
  }
  const known = [...cents.keys()].sort((one, other) => one - other);
  const shown = known.flatMap((index, at) => {
    const gap = (known[at + 1] ?? index + 1) - index;
    return Array.from({ length: gap > maxGapMonths ? 1 : gap }, (_, months) => index + months);
  });
  return shown.map((index, at) => ({
    label: formatDay(`${monthAt(index)}-01`, 'long').replace(' 1,', ''),
    value: (cents.get(index) ?? 0) / 100,
    ...axisLabel(monthAt(index), at, shown.length),
  }));
}

/**
 * Returns the axis label of a month: its name, with the year at the first bar and in January. In a
 * chart with many months, only the year in January.
 */
function axisLabel(month: string, at: number, count: number): Pick<ChartBar, 'axisLabel'> {
  const year = month.slice(0, 4);
  const isJanuary = month.endsWith('-01');
  if (count > maxNamedMonths) return isJanuary ? { axisLabel: year } : {};
  const [name = ''] = formatDay(`${month}-01`).split(' ');
  return { axisLabel: at === 0 || isJanuary ? [name, year] : name };
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
