/** Concurrent requests of one machine. */
const atOnce = 50;

/** Runs the work `count` times, `atOnce` calls at a time. */
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

/** Returns the number of responses by status. */
export function countStatuses(statuses: number[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
