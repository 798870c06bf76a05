import type { Visit } from './measure.ts';

type Measure = keyof Visit;

interface Column {
  measure: Measure;
  title: string;
  /** The largest value that passes; a measure without one is reported only. */
  floor?: number;
  format: (value: number) => string;
}

const milliseconds = (value: number) => `${Math.round(value)} ms`;

/** The floors that hold for every public page. */
export const columns: Column[] = [
  { measure: 'largestPaintMs', title: 'Largest paint', floor: 800, format: milliseconds },
  {
    measure: 'scriptBytes',
    title: 'JavaScript',
    floor: 125_000,
    format: (bytes) => `${(bytes / 1000).toFixed(1)} KB`,
  },
  { measure: 'layoutShift', title: 'CLS', floor: 0.02, format: (value) => value.toFixed(3) },
  { measure: 'slowestKeyMs', title: 'Slowest key', floor: 100, format: milliseconds },
  { measure: 'usableMs', title: 'Usable after', format: milliseconds },
];

/** The middle of an odd number of visits, measure by measure. */
export function median(visits: Visit[]): Visit {
  const middle = (measure: Measure) => {
    const values = visits.map((visit) => visit[measure]).sort((one, other) => one - other);
    return values[Math.floor(values.length / 2)] ?? Number.NaN;
  };
  return {
    largestPaintMs: middle('largestPaintMs'),
    scriptBytes: middle('scriptBytes'),
    layoutShift: middle('layoutShift'),
    slowestKeyMs: middle('slowestKeyMs'),
    usableMs: middle('usableMs'),
  };
}

/** Every floor that a page misses, in words. */
export function missedFloors(page: string, visit: Visit): string[] {
  return columns
    .filter(({ measure, floor }) => floor !== undefined && !(visit[measure] <= floor))
    .map(
      ({ measure, title, floor = 0, format }) =>
        `${page}: ${title} ${format(visit[measure])}, floor ${format(floor)}`,
    );
}

/** A Markdown table, so that it can be pasted where it is needed. */
export function table(pages: [page: string, visit: Visit][]): string {
  const rows = [
    ['Page', ...columns.map(({ title }) => title)],
    ['---', ...columns.map(() => '---:')],
    ...pages.map(([page, visit]) => [
      page,
      ...columns.map(({ measure, format }) => format(visit[measure])),
    ]),
    ['Floor', ...columns.map(({ floor, format }) => (floor === undefined ? '' : format(floor)))],
  ];
  return rows.map((row) => `| ${row.join(' | ')} |`).join('\n');
}
