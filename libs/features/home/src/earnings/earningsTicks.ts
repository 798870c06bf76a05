/** Where the axis is marked: at 0, 25, 50, 75 and 100 % of the largest amount, which counts as 1 at least. */
export function earningsTicks(amounts: readonly number[]): number[] {
  const most = amounts.reduce((largest, amount) => Math.max(largest, amount), 1);
  return [0, 0.25, 0.5, 0.75, 1].map((part) => part * most);
}

const format = (options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', ...options });

const dollars = format({ maximumFractionDigits: 0 });
const cents = format({});
const millions = format({ notation: 'compact', maximumFractionDigits: 2 });

/** How the marks are written: '$225', with cents where one of them has some, '$12.35M' where all are long. */
export function tickTextFor(ticks: readonly number[]): (value: number) => string {
  const most = ticks.at(-1) ?? 1;
  if (most >= 1_000_000) return (value) => millions.format(value);
  return ticks.every(Number.isInteger)
    ? (value) => dollars.format(value)
    : (value) => cents.format(value);
}
