/** Concurrent requests of one machine. */
const atOnce = 50;

/** Does the work `count` times, as fast as one machine can. */
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

/** How many of the answers have each status. */
export function countStatuses(statuses: number[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
