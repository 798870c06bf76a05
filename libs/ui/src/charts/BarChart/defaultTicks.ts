/** Largest number of steps on an axis without given ticks. */
const maxSteps = 5;

/**
 * Returns ticks that cover the values and 0, in ascending order: at most five steps of 1, 2, 2.5 or
 * 5 × 10^n dollars, in whole cents. Without values, or if all are 0, the ticks are 0 and 1.
 */
export function defaultTicks(values: readonly number[]): number[] {
  // Skips NaN and infinity, for which no step would be large enough.
  const amounts = values.filter((value) => Math.abs(value) < Number.MAX_SAFE_INTEGER);
  const min = Math.min(0, ...amounts);
  const max = Math.max(0, ...amounts);
  if (min === max) return [0, 1];
  const shortest = ((max - min) * 100) / maxSteps;
  for (let cents = 10 ** Math.max(0, Math.floor(Math.log10(shortest))); ; cents *= 10) {
    for (const step of [cents, 2 * cents, 2.5 * cents, 5 * cents].filter(Number.isInteger)) {
      const first = -stepsTo(-min, step);
      const count = stepsTo(max, step) - first;
      if (count <= maxSteps) {
        return Array.from({ length: count + 1 }, (_, index) => ((first + index) * step) / 100);
      }
    }
  }
}

/** Returns the number of steps, in cents, that reach the amount in dollars. */
function stepsTo(amount: number, step: number): number {
  // Compares in dollars: `Math.ceil` would add a step for 1.1, because 1.1 × 100 is more than 110.
  const steps = Math.round((amount * 100) / step);
  return (steps * step) / 100 < amount ? steps + 1 : steps;
}

/**
 * Returns the formatter of the axis ticks: '$1,500', or with cents if a tick is not a whole number.
 */
export function defaultTickText(ticks: readonly number[]): (value: number) => string {
  const digits = ticks.every(Number.isInteger) ? 0 : 2;
  const format = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return (value) => format.format(value);
}
