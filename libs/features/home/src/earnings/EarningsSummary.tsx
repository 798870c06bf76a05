import { Amount } from '@bank-bonuses/ui';
import type { ChartBar } from '@bank-bonuses/ui/charts';

export interface EarningsSummaryProps {
  /** At least one month, in their order. */
  months: readonly ChartBar[];
}

/** The chart in one sentence. */
export function EarningsSummary({ months }: EarningsSummaryProps) {
  const [first] = months;
  const last = months.at(-1);
  if (!first || !last) return null;
  const sum = months.reduce((cents, { value }) => cents + Math.round(value * 100), 0) / 100;
  if (first === last) {
    return (
      <>
        You earned <Amount value={sum} /> in {first.label}.
      </>
    );
  }
  const best = months.reduce((most, month) => (month.value > most.value ? month : most));
  return (
    <>
      You earned <Amount value={sum} /> from {first.label} to {last.label}; your best month was{' '}
      {best.label} with <Amount value={best.value} />.
    </>
  );
}
