import { median, missedFloors, table, type Figures, type Measure } from './floors.ts';

/** What one scenario comes to. */
export interface Report {
  title: string;
  table: string;
  /** The floors that are missed, in words. */
  missed: string[];
}

const visitsPerPage = 5;

/** Visits each page five times and takes the middle of its figures. */
export async function report<Visit extends Figures<Visit>>(
  title: string,
  measures: readonly Measure<Visit>[],
  pages: readonly string[],
  visit: (page: string) => Promise<Visit>,
): Promise<Report> {
  const results: [string, Visit][] = [];
  for (const page of pages) {
    const visits: [Visit, ...Visit[]] = [await visit(page)];
    while (visits.length < visitsPerPage) visits.push(await visit(page));
    results.push([page, median(visits)]);
  }
  return {
    title,
    table: table(measures, results),
    missed: results.flatMap(([page, result]) => missedFloors(measures, page, result)),
  };
}
