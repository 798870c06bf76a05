import autocannon from 'autocannon';
import type { SignInStub } from '../src/testing/signInStub.ts';
import type { BenchCustomer } from './customers.ts';

export const connections = 200;

const reads = {
  stats: ['/api/user/dashboard/stats'],
  activity: [1, 200, 400].map((page) => `/api/user/task-completions?page=${page}&per_page=5`),
  accounts: ['/api/user/accounts'],
  enrollments: ['/api/user/enrollments'],
  profile: ['/api/user/profile'],
};

export interface LoadResult {
  name: string;
  perSecond: number;
  /** Latency percentiles in milliseconds. */
  p50: number;
  p95: number;
  p99: number;
  /**
   * Number of failures by kind: response statuses other than 200, time-outs and broken connections.
   */
  errors: ReadonlyMap<string, number>;
}

/** Measures each read endpoint alone and then all of them mixed, with 200 connections. */
export async function measureReads(
  url: string,
  signIn: SignInStub,
  customers: readonly BenchCustomer[],
  seconds: number,
): Promise<LoadResult[]> {
  const tokens = await Promise.all(customers.map(({ userId }) => signIn.token({ sub: userId })));
  const cannon = (name: string, paths: readonly string[], duration: number) =>
    fire({ name, url, paths, tokens, duration, connections });
  const all = Object.values(reads).flat();
  await cannon('warm-up', all, 4);
  const results = [await cannon('all reads mixed', all, seconds * 2)];
  for (const [name, paths] of Object.entries(reads)) {
    results.push(await cannon(name, paths, seconds));
  }
  return results;
}

interface Fire {
  name: string;
  url: string;
  paths: readonly string[];
  tokens: readonly string[];
  connections: number;
  /** Duration in seconds. */
  duration: number;
}

/** Sends requests over a number of connections and measures their responses. */
export async function fire({
  name,
  url,
  paths,
  tokens,
  connections,
  duration,
}: Fire): Promise<LoadResult> {
  // Each connection cycles through the requests; adjacent requests belong to different customers.
  const requests = tokens.flatMap((token) =>
    paths.map((path) => ({ path, headers: { authorization: `Bearer ${token}` } })),
  );
  const times: number[] = [];
  const errors = new Map<string, number>();
  const count = (kind: string) => errors.set(kind, (errors.get(kind) ?? 0) + 1);
  const start = performance.now();
  await new Promise<autocannon.Result>((resolve, reject) => {
    const instance = autocannon({ url, connections, duration, requests }, (error, result) =>
      error ? reject(error as Error) : resolve(result),
    );
    instance.on('response', (_client, status, _bytes, ms) => {
      times.push(ms);
      if (status !== 200) count(String(status));
    });
    instance.on('reqError', (error: Error & { code?: string }) =>
      count(error.code ?? error.message),
    );
  });
  const seconds = (performance.now() - start) / 1000;
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return {
    name,
    perSecond: times.length / seconds,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    errors,
  };
}

/** Formats errors for people: `36 (503: 30, request timed out: 6)`. */
export function describeErrors({ errors }: LoadResult): string {
  const all = [...errors.values()].reduce((sum, times) => sum + times, 0);
  const kinds = [...errors].map(([kind, times]) => `${kind}: ${times}`);
  return all === 0 ? '0' : `${all} (${kinds.join(', ')})`;
}
