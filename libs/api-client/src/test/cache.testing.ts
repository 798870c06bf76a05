import { QueryClient } from '@tanstack/query-core';
import { afterEach } from 'vitest';

/** Returns a query cache that is cleared after each test. */
export function freshCache(): QueryClient {
  const cache = new QueryClient();
  afterEach(() => cache.clear());
  return cache;
}

/** Returns the whole content of a cache as text. */
export function contentsOf(cache: QueryClient): string {
  const queries = cache.getQueryCache().getAll();
  const mutations = cache.getMutationCache().getAll();
  return JSON.stringify([
    queries.map(({ queryKey, state }) => [queryKey, state]),
    mutations.map(({ state }) => state),
  ]);
}
