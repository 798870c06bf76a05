/** The maximum of a column: one for all pages, or one for each URL path. */
type Budget = number | Readonly<Record<string, number>>;

/**
 * A figure that is measured on every visit. A time is compared with the time of a `unit` that was
 * measured in the same round, because both depend on the speed of the machine:
 *
 * - `staticPage`: the largest contentful paint of the static page
 * - `work`: the fixed piece of work in the visited page (fixedWork.ts)
 */
export interface Column {
  title: string;
  budget: Budget;
  /** The unit of a time. The budget is then a multiple of the unit. */
  unit?: 'staticPage' | 'work';
  /** How a figure is shown that is not a time. */
  format?: Format;
}

/** The figures of one visit by their columns' titles, and the times of the units, in milliseconds. */
export interface Round {
  figures: Readonly<Record<string, number>>;
  units: Readonly<Record<'staticPage' | 'work', number>>;
}

interface Format {
  /** Returns the figure without its suffix. */
  show: (value: number) => string;
  suffix: string;
}

export const kilobytes: Format = { show: (bytes) => (bytes / 1000).toFixed(1), suffix: ' KB' };
export const shift: Format = { show: (value) => value.toFixed(3), suffix: '' };
const multiple: Format = { show: (value) => value.toFixed(2), suffix: ' ×' };

/**
 * Summarizes the visits to one page.
 * @returns the cells of its row, and a sentence for every budget that the median exceeds. A figure
 *   that could not be measured exceeds its budget.
 */
export function summarize(
  columns: readonly Column[],
  path: string,
  rounds: readonly Round[],
): { cells: string[]; missed: string[] } {
  const missed: string[] = [];
  const cells = columns.map(({ title, budget, unit, format = multiple }) => {
    const values = rounds.map(({ figures }) => figures[title] ?? Number.NaN);
    const judged = median(
      rounds.map(({ units }, index) => (values[index] ?? Number.NaN) / (unit ? units[unit] : 1)),
    );
    const limit = typeof budget === 'number' ? budget : (budget[path] ?? Number.NaN);
    const cell = `${format.show(judged)} of ${format.show(limit)}${format.suffix}`;
    if (!(judged <= limit)) missed.push(`${path}: ${title} ${cell}`);
    return unit ? `${cell}, ${Math.round(median(values))} ms` : cell;
  });
  return { cells: [path, ...cells], missed };
}

function median(values: readonly number[]): number {
  if (values.some(Number.isNaN)) return Number.NaN;
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Returns a Markdown table as Oxfmt formats it. The figures are right-aligned. */
export function markdownTable([head = [], ...body]: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) =>
    Math.max(3, ...[head, ...body].map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) => {
    const padded = cells.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
    );
    return `| ${padded.join(' | ')} |`;
  };
  const rule = widths.map((width, column) =>
    column ? '-:'.padStart(width, '-') : '-'.repeat(width),
  );
  return [line(head), line(rule), ...body.map(line)].join('\n');
}
