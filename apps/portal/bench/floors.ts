/** One figure of every visit, and what it has to keep to. */
export interface Measure<Visit> {
  name: keyof Visit;
  title: string;
  /** The largest value that passes; a measure without one is reported only. */
  floor?: number;
  format: (value: number) => string;
}

/** What a visit showed: nothing but figures. */
export type Figures<Visit> = Record<keyof Visit, number>;

export const milliseconds = (value: number) => `${Math.round(value)} ms`;
export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
export const shift = (value: number) => value.toFixed(3);

/** The middle of an odd number of visits, measure by measure. */
export function median<Visit extends Figures<Visit>>(visits: readonly [Visit, ...Visit[]]): Visit {
  const middle = { ...visits[0] };
  for (const name of Object.keys(middle) as (keyof Visit)[]) {
    const values = visits.map((visit) => visit[name]).sort((one, other) => one - other);
    middle[name] = values[Math.floor(values.length / 2)] ?? middle[name];
  }
  return middle;
}

/** Every floor that a page misses, in words. */
export function missedFloors<Visit extends Figures<Visit>>(
  measures: readonly Measure<Visit>[],
  page: string,
  visit: Visit,
): string[] {
  return measures
    .filter(({ name, floor }) => floor !== undefined && !(visit[name] <= floor))
    .map(
      ({ name, title, floor = 0, format }) =>
        `${page}: ${title} ${format(visit[name])}, floor ${format(floor)}`,
    );
}

/** A Markdown table, so that it can be pasted where it is needed. */
export function table<Visit extends Figures<Visit>>(
  measures: readonly Measure<Visit>[],
  pages: readonly [page: string, visit: Visit][],
): string {
  const rows = [
    ['Page', ...measures.map(({ title }) => title)],
    ['---', ...measures.map(() => '---:')],
    ...pages.map(([page, visit]) => [
      page,
      ...measures.map(({ name, format }) => format(visit[name])),
    ]),
    ['Floor', ...measures.map(({ floor, format }) => (floor === undefined ? '' : format(floor)))],
  ];
  return rows.map((row) => `| ${row.join(' | ')} |`).join('\n');
}
