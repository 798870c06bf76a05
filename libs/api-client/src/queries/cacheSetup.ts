import { QueryClient } from '@tanstack/query-core';
import { afterEach } from 'vitest';

/** A cache that each test finds empty. */
export function freshCache(): QueryClient {
  const cache = new QueryClient();
  afterEach(() => cache.clear());
  return cache;
}

/** Everything that a look into a cache could find. */
export function contentsOf(cache: QueryClient): string {
  const queries = cache.getQueryCache().getAll();
  const mutations = cache.getMutationCache().getAll();
  return JSON.stringify([
    queries.map(({ queryKey, state }) => [queryKey, state]),
    mutations.map(({ state }) => state),
  ]);
}
