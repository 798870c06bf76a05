/**
 * A time that is measured in the same round as the visit, in milliseconds. Other times are expressed
 * as multiples of it: unlike a time, a multiple does not depend on the speed of the machine.
 *
 * - `staticPage`: the largest contentful paint of the static page
 * - `work`: the fixed piece of work in the visited page (fixedWork.ts)
 * - `photo`: encoding one photo in the visited page
 */
export type Unit = 'staticPage' | 'work' | 'photo';

/** A metric that is measured on every visit, with its budget. */
export interface Measure<Visit> {
  name: keyof Visit;
  title: string;
  /** The unit of the budget. Without a unit, the budget is a value. */
  unit?: Unit;
  /**
   * The maximum value, or the maximum multiple of the unit. One number for all pages, or one number
   * per URL path. Without a budget, the metric is only reported.
   */
  budget?: number | Readonly<Record<string, number>>;
  format: (value: number) => string;
}

export type Figures<Visit> = Record<keyof Visit, number>;

/** A visit, and the units measured in the same round, in milliseconds. */
export interface Round<Visit> {
  visit: Visit;
  units: Partial<Record<Unit, number>>;
}

export interface Spread {
  least: number;
  median: number;
  most: number;
}

/** The summary of several visits to one page. A metric with a unit also has its multiples. */
export type Result<Visit> = Record<keyof Visit, { value: Spread; multiple?: Spread }>;

export const milliseconds = (value: number) => `${Math.round(value)} ms`;
export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
export const shift = (value: number) => value.toFixed(3);
export const times = (ratio: number) => `${ratio.toFixed(2)} ×`;

/** Returns the minimum, the median and the maximum of an odd number of values. */
function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (index: number) => sorted[index] ?? Number.NaN;
  return { least: at(0), median: at(Math.floor(sorted.length / 2)), most: at(sorted.length - 1) };
}

/** Returns the spread of each metric, and of its multiples of the unit in the same round. */
export function resultOf<Visit extends Figures<Visit>>(
  measures: readonly Measure<Visit>[],
  rounds: readonly Round<Visit>[],
): Result<Visit> {
  const entries = measures.map(({ name, unit }) => {
    const value = spreadOf(rounds.map(({ visit }) => visit[name]));
    if (unit === undefined) return [name, { value }];
    const multiples = rounds.map(({ visit, units }) => visit[name] / (units[unit] ?? Number.NaN));
    return [name, { value, multiple: spreadOf(multiples) }];
  });
  return Object.fromEntries(entries) as Result<Visit>;
}

/** Returns a sentence for every budget that a page exceeds. */
export function missedBudgets<Visit>(
  measures: readonly Measure<Visit>[],
  page: string,
  result: Result<Visit>,
): string[] {
  return measures.flatMap((measure) => {
    const { name, title } = measure;
    const { value, multiple } = result[name];
    const judged = (multiple ?? value).median;
    const show = formatOf(measure);
    const budget = budgetOf(measure, page);
    if (budget === undefined || judged <= budget) return [];
    return [`${page}: ${title} ${show(judged)}, budget ${show(budget)}`];
  });
}

const formatOf = <Visit>({ unit, format }: Measure<Visit>) => (unit === undefined ? format : times);

const budgetOf = <Visit>({ budget }: Measure<Visit>, page: string) =>
  typeof budget === 'object' ? budget[page] : budget;

/**
 * Returns the table rows of the budgets: one row if all pages have the same budgets, otherwise one
 * row per group of pages. Pages without budgets have no row.
 */
export function budgetRows<Visit>(
  measures: readonly Measure<Visit>[],
  pages: readonly string[],
): string[][] {
  const rows = new Map<string, string[]>();
  for (const page of pages) {
    const cells = measures.map((measure) => {
      const limit = budgetOf(measure, page);
      return limit === undefined ? '' : formatOf(measure)(limit);
    });
    if (cells.every((cell) => cell === '')) continue;
    const key = JSON.stringify(cells);
    rows.set(key, [...(rows.get(key) ?? []), page]);
  }
  return [...rows].map(([cells, same]) => [
    rows.size === 1 ? 'Budget' : `Budget of ${same.join(', ')}`,
    ...(JSON.parse(cells) as string[]),
  ]);
}

/** Returns a row for each page, followed by the budgets. */
export function rowsOf<Visit>(
  measures: readonly Measure<Visit>[],
  pages: readonly [page: string, result: Result<Visit>][],
): string[][] {
  const cell = ({ name, format }: Measure<Visit>, result: Result<Visit>) => {
    const { value, multiple } = result[name];
    if (multiple === undefined) return format(value.median);
    const { least, median, most } = multiple;
    return `${times(median)} (${least.toFixed(2)} to ${most.toFixed(2)}), ${format(value.median)}`;
  };
  return [
    ['Page', ...measures.map(({ title }) => title)],
    ...pages.map(([page, result]) => [page, ...measures.map((measure) => cell(measure, result))]),
    ...budgetRows(
      measures,
      pages.map(([page]) => page),
    ),
  ];
}
