import { times } from './budgets.ts';

/**
 * Results of a run by name: the multiple of the unit, or the value and its
 * formatted text.
 */
export type LastResults = Record<string, { ratio: number } | { value: number; text: string }>;

/** Smaller relative changes are considered noise. */
const noticeable = 0.1;

/** Returns a sentence for each result that differs from the last saved run by more than 10%. */
export function changesSince(last: LastResults, now: LastResults): string[] {
  return Object.entries(now).flatMap(([name, figure]) => {
    const before = last[name];
    if (!before) return [`${name}: ${textOf(figure)}, not measured before`];
    const [old, current] = [numberOf(before), numberOf(figure)];
    if (Math.abs(current - old) <= noticeable * Math.abs(old)) return [];
    return [`${name}: ${textOf(figure)}, last time ${textOf(before)}`];
  });
}

type Figure = LastResults[string];

const numberOf = (figure: Figure) => ('ratio' in figure ? figure.ratio : figure.value);
const textOf = (figure: Figure) => ('ratio' in figure ? times(figure.ratio) : figure.text);
