import { markdownTable } from './markdownTable.ts';
import {
  missedBudgets,
  resultOf,
  rowsOf,
  type Figures,
  type Measure,
  type Round,
} from './budgets.ts';
import type { LastResults } from './lastResults.ts';
import type { StaticPage } from './staticPage.ts';

/** The result of one scenario. */
export interface Report {
  title: string;
  table: string;
  /** One sentence for each exceeded budget. */
  missed: string[];
  /** The results that are saved for comparison with the next run. */
  figures: LastResults;
}

const visitsPerPage = 5;

/**
 * Visits each page five times, and measures the static page before each visit. Returns the summary
 * of the scenario.
 */
export async function report<Visit extends Figures<Visit>>(
  title: string,
  measures: readonly Measure<Visit>[],
  pages: readonly string[],
  { paint }: StaticPage,
  visit: (page: string) => Promise<Round<Visit>>,
): Promise<Report> {
  const results: [string, ReturnType<typeof resultOf<Visit>>][] = [];
  for (const page of pages) {
    const rounds: Round<Visit>[] = [];
    while (rounds.length < visitsPerPage) {
      const staticPage = await paint();
      const round = await visit(page);
      rounds.push({ ...round, units: { ...round.units, staticPage } });
    }
    results.push([page, resultOf(measures, rounds)]);
  }
  const figures = results.flatMap(([page, result]) =>
    measures.map(({ name, title: what, format }) => {
      const { value, multiple } = result[name];
      return [
        `${title}, ${page}: ${what}`,
        multiple ? { ratio: multiple.median } : { value: value.median, text: format(value.median) },
      ] as const;
    }),
  );
  return {
    title,
    table: markdownTable(rowsOf(measures, results)),
    missed: results.flatMap(([page, result]) => missedBudgets(measures, page, result)),
    figures: Object.fromEntries(figures),
  };
}
