import type { ApiClient, TaskCompletion } from '@bank-bonuses/api-client';
import type { ActivityFilter } from './useActivity.ts';

/** The largest page size that the service supports. */
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
 * Loads every page of the filtered activity. Bypasses the query cache, so that thousands of entries
 * do not stay in memory. Entries are collected by id, because an entry that is added during the
 * download shifts others to the next page, where they would be counted twice.
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
    for (const item of items) found.set(item.id, item);
    onProgress({ fetched: Math.min(found.size, total ?? found.size), total: total ?? 0 });
    const isLast = total === undefined ? items.length < perPage : found.size >= total;
    if (isLast) return [...found.values()];
    if (found.size === before) {
      throw new Error('Your activity changed while it was being loaded. Please try again.');
    }
  }
}
