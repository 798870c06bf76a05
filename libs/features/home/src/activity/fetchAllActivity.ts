import type { ApiClient, TaskCompletion } from '@bank-bonuses/api-client';
import type { ActivityFilter } from './activityFilter.ts';

/** As many as the service gives at once. */
const perPage = 100;

export interface FetchProgress {
  fetched: number;
  total: number;
}

export interface FetchAllOptions {
  filter: ActivityFilter;
  signal: AbortSignal;
  onProgress: (progress: FetchProgress) => void;
}

/**
 * Every page of the activity that the filter lets through, past the cache: thousands of entries are not kept for a file. What is added
 * meanwhile moves entries to the next page, so each counts once.
 */
export async function fetchAllActivity(
  client: ApiClient,
  { filter, signal, onProgress }: FetchAllOptions,
): Promise<TaskCompletion[]> {
  const found = new Map<string, TaskCompletion>();
  for (let page = 1; ; page += 1) {
    const { items, total } = await client.listTaskCompletions(
      { page, perPage, ...filter },
      { signal },
    );
    const before = found.size;
    for (const item of items ?? []) found.set(item.id, item);
    onProgress({ fetched: Math.min(found.size, total ?? found.size), total: total ?? 0 });
    const isLast = total === null ? (items ?? []).length < perPage : found.size >= total;
    if (isLast) return [...found.values()];
    if (found.size === before) {
      throw new Error('Your activity changed while it was being fetched.');
    }
  }
}
