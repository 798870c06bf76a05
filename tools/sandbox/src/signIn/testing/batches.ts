/** Number of requests that are sent concurrently. */
const atOnce = 50;

/** Calls `work` `count` times, in batches of `atOnce` concurrent calls. Returns all results. */
export async function inBatches<Result>(
  count: number,
  work: (n: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  while (results.length < count) {
    const start = results.length;
    const size = Math.min(atOnce, count - start);
    const batch = Array.from({ length: size }, (_, index) => work(start + index));
    results.push(...(await Promise.all(batch)));
  }
  return results;
}

/** Returns how many responses have each status. */
export function countStatuses(statuses: number[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
