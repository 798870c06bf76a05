import type { ChartBar } from '@bank-bonuses/ui/charts';

/**
 * Returns a sentence that summarizes the chart, as a list of texts and dollar amounts. Returns an
 * empty list if there are no months.
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
