import type { ChartBar } from '@bank-bonuses/ui/charts';

/**
 * Returns the chart as one sentence: texts, with amounts in dollars between them. Empty without a
 * month.
 */
export function earningsSummary(months: readonly ChartBar[]): (string | number)[] {
  const [first] = months;
  const last = months.at(-1);
  if (!first || !last) return [];
  const sum = months.reduce((cents, { value }) => cents + Math.round(value * 100), 0) / 100;
  if (first === last) return ['You earned ', sum, ` in ${first.label}.`];
  const best = months.reduce((most, month) => (month.value > most.value ? month : most));
  const span = ` from ${first.label} to ${last.label}; your best month was ${best.label} with `;
  return ['You earned ', sum, span, best.value, '.'];
}
