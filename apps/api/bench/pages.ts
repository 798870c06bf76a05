import { sql } from 'kysely';
import { addManyCompletions } from '../src/customers/activityPage.testing.ts';
import { taskCompletionPage } from '../src/customers/activityPage.ts';
import type { Database } from '../src/db/openDatabase.ts';
import type { BenchCustomer } from './customers.ts';

const sizes = [1000, 1_000_000];
const rounds = 400;
const perPage = 5;

export interface PageTimes {
  completions: number;
  /** Median times in milliseconds to read the first, the middle and the last page. */
  first: number;
  middle: number;
  last: number;
}

/**
 * Measures how long the database takes to read one page of the activity, for a customer with a
 * thousand completions and for one with a million.
 */
export async function measurePages(
  db: Database,
  customers: readonly BenchCustomer[],
): Promise<PageTimes[]> {
  const filled = await Promise.all(
    sizes.map(async (completions, index) => {
      const { registrationId = '' } = customers[index] ?? {};
      await addManyCompletions(db, registrationId, completions);
      const pages = completions / perPage;
      return { completions, registrationId, wanted: [1, pages / 2, pages], times: [[], [], []] };
    }),
  );
  await sql`vacuum analyze`.execute(db.kysely);
  const times = filled.map(({ wanted }) => wanted.map((): number[] => []));
  // Alternates between the sizes and pages, so that other load on the machine affects all of them
  // equally.
  for (let round = 0; round < rounds; round += 1) {
    for (const [size, { registrationId, wanted }] of filled.entries()) {
      for (const [place, page] of wanted.entries()) {
        const start = performance.now();
        await taskCompletionPage(db, registrationId, { page, perPage });
        times[size]?.[place]?.push(performance.now() - start);
      }
    }
  }
  return filled.map(({ completions }, size) => {
    const [first = 0, middle = 0, last = 0] = (times[size] ?? []).map(median);
    return { completions, first, middle, last };
  });
}

function median(values: number[]): number {
  return values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
