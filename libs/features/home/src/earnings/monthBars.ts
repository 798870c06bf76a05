import type { MonthlyEarnings } from '@bank-bonuses/api-client';
import type { ChartBar } from '@bank-bonuses/ui/charts';

/** More months than this have only their years named below them. */
const maxNamedMonths = 24;
/** A longer gap is left as it is, so that one wrong year does not draw hundreds of empty months. */
const maxGapMonths = 120;

// A month has no time zone; reading and writing it in one and the same keeps it that month everywhere.
const inFull = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const inShort = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });

/** One bar for each month from the first to the last, in their order; a month without earnings is 0. */
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

/** 'May 2026' for '2026-05'. What is no month stays as it is. */
function monthName(month: string): string {
  const date = dateOf(month);
  return date ? inFull.format(date) : month;
}

/** The month, and its year where the reader needs it. */
function axisLabel(month: string, index: number, count: number): Pick<ChartBar, 'axisLabel'> {
  const date = dateOf(month);
  const year = month.slice(0, 4);
  const isJanuary = month.endsWith('-01');
  if (!date) return { axisLabel: month };
  if (count > maxNamedMonths) return isJanuary ? { axisLabel: year } : {};
  const name = inShort.format(date);
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
