import { multiple } from './floors.ts';

/**
 * Figures of a run by name: the multiple of a paint, otherwise the value and its formatted text.
 */
export type LastFigures = Record<string, { ratio: number } | { value: number; text: string }>;

/** Less than this is chance. */
const noticeable = 0.1;

/** Returns a sentence for each figure that changed since the last kept run. */
export function changesSince(last: LastFigures, now: LastFigures): string[] {
  return Object.entries(now).flatMap(([name, figure]) => {
    const before = last[name];
    if (!before) return [`${name}: ${textOf(figure)}, not measured before`];
    const [old, current] = [numberOf(before), numberOf(figure)];
    if (Math.abs(current - old) <= noticeable * Math.abs(old)) return [];
    return [`${name}: ${textOf(figure)}, last time ${textOf(before)}`];
  });
}

type Figure = LastFigures[string];

const numberOf = (figure: Figure) => ('ratio' in figure ? figure.ratio : figure.value);
const textOf = (figure: Figure) => ('ratio' in figure ? multiple(figure.ratio) : figure.text);
