import type { Database } from '../src/db/openDatabase.ts';
import type { SignInStub } from '../src/testing/signInStub.ts';
import { addCompletions, type BenchCustomer } from './customers.ts';
import { fire } from './load.ts';

export const completions = 10_000;
export const activityConnections = 20;
const rounds = 3;
const secondsPerRound = 2;
const perPage = 5;

const page = (number: number, filter = '') =>
  `/api/user/task-completions?page=${number}&per_page=${perPage}${filter}`;
const lastPage = completions / perPage;
const reads = {
  'first page': page(1),
  'middle page': page(lastPage / 2),
  'last page': page(lastPage),
  'last page of a bank': page(Math.floor(lastPage / 12), '&bank=Bank+3'),
  stats: '/api/user/dashboard/stats',
};

export interface ActivityResult {
  name: string;
  p50: number;
  /** The median time relative to a page of one row. */
  growth: number;
  errors: number;
}

/** Adds one completion for the first customer and 10,000 for each other one. */
export async function addActivity(db: Database, customers: readonly BenchCustomer[]) {
  for (const [index, { registrationId }] of customers.entries()) {
    await addCompletions(db, registrationId, index === 0 ? 1 : completions);
  }
}

/** Measures the reads of the second customer and a page of the first one. */
export async function measureActivity(
  url: string,
  signIn: SignInStub,
  customers: readonly BenchCustomer[],
): Promise<ActivityResult[]> {
  const [few = '', many = ''] = await Promise.all(
    customers.map(({ userId }) => signIn.token({ sub: userId })),
  );
  const asked = [
    { name: 'one row', path: page(1), token: few },
    ...Object.entries(reads).map(([name, path]) => ({ name, path, token: many })),
  ];
  const times = new Map<string, number[]>(asked.map(({ name }) => [name, []]));
  const errors = new Map<string, number>();
  // Alternates between the reads, so that other load on the machine affects all of them equally.
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, path, token } of asked) {
      const result = await fire({
        name,
        url,
        paths: [path],
        tokens: [token],
        connections: activityConnections,
        duration: secondsPerRound,
      });
      times.get(name)?.push(result.p50);
      errors.set(name, (errors.get(name) ?? 0) + result.errors.size);
    }
  }
  const medianOf = (name: string) => median(times.get(name) ?? []);
  return asked.map(({ name }) => ({
    name,
    p50: medianOf(name),
    growth: medianOf(name) / medianOf('one row'),
    errors: errors.get(name) ?? 0,
  }));
}

function median(values: number[]): number {
  return values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
