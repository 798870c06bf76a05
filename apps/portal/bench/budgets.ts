/** A metric that is measured on every visit, with its budget. */
export interface Measure<Visit> {
  name: keyof Visit;
  title: string;
  /**
   * Whether the budget is a multiple of the static page's paint time. Unlike a time, the ratio does
   * not depend on the speed of the machine.
   */
  isPaint?: true;
  /**
   * The maximum value, or for a paint the maximum multiple. One number for all pages, or one number
   * per URL path. Without a budget, the metric is only reported.
   */
  budget?: number | Readonly<Record<string, number>>;
  format: (value: number) => string;
}

export type Figures<Visit> = Record<keyof Visit, number>;

/**
 * A visit, and the largest contentful paint of the static page measured just before it, in
 * milliseconds.
 */
export interface Round<Visit> {
  visit: Visit;
  staticMs: number;
}

export interface Spread {
  least: number;
  median: number;
  most: number;
}

/** The summary of several visits to one page. */
export type Result<Visit> = Record<keyof Visit, { value: Spread; ratio: Spread }>;

export const milliseconds = (value: number) => `${Math.round(value)} ms`;
export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
export const shift = (value: number) => value.toFixed(3);
export const multiple = (ratio: number) => `${ratio.toFixed(2)} ×`;

/** Returns the minimum, the median and the maximum of an odd number of values. */
function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (index: number) => sorted[index] ?? Number.NaN;
  return { least: at(0), median: at(Math.floor(sorted.length / 2)), most: at(sorted.length - 1) };
}

/**
 * Returns the spread of each metric, and the spread of its ratio to the static page's paint in the
 * same round.
 */
export function resultOf<Visit extends Figures<Visit>>(
  rounds: readonly [Round<Visit>, ...Round<Visit>[]],
): Result<Visit> {
  const names = Object.keys(rounds[0].visit) as (keyof Visit)[];
  const entries = names.map((name) => [
    name,
    {
      value: spreadOf(rounds.map(({ visit }) => visit[name])),
      ratio: spreadOf(rounds.map(({ visit, staticMs }) => visit[name] / staticMs)),
    },
  ]);
  return Object.fromEntries(entries) as Result<Visit>;
}

/** Returns a sentence for every budget that a page exceeds. */
export function missedBudgets<Visit>(
  measures: readonly Measure<Visit>[],
  page: string,
  result: Result<Visit>,
): string[] {
  return measures.flatMap((measure) => {
    const { name, title, isPaint, format } = measure;
    const { value, ratio } = result[name];
    const judged = (isPaint ? ratio : value).median;
    const show = isPaint ? multiple : format;
    const budget = budgetOf(measure, page);
    if (budget === undefined || judged <= budget) return [];
    return [`${page}: ${title} ${show(judged)}, budget ${show(budget)}`];
  });
}

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
      return limit === undefined ? '' : (measure.isPaint ? multiple : measure.format)(limit);
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
  const cell = ({ name, isPaint, format }: Measure<Visit>, result: Result<Visit>) => {
    const { value, ratio } = result[name];
    if (!isPaint) return format(value.median);
    const { least, median, most } = ratio;
    return `${multiple(median)} (${least.toFixed(2)} to ${most.toFixed(2)}), ${format(value.median)}`;
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
