import type { ActivityFilters, TaskCompletion, TaskCompletionPage } from '@bank-bonuses/api-client';
import { queryKeys, taskCompletionsQuery } from '@bank-bonuses/api-client/queries';
import { useApiClient } from '@bank-bonuses/api-client/react';
import { pageCount, paginationText, useAnnounce } from '@bank-bonuses/ui';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isSameFilter, type ActivityFilter } from './activityFilter.ts';
import { pageSize } from './pageSize.ts';

export interface Activity {
  page: number;
  goTo: (page: number) => void;
  /** The values that can be filtered by; `undefined` if the service does not support filters. */
  filters: ActivityFilters | undefined;
  filter: ActivityFilter;
  /** Sets the filter and returns to the first page. */
  setFilter: (filter: ActivityFilter) => void;
  /** The rows of this page. While this page loads, the rows of the previous page. */
  rows: readonly TaskCompletion[] | undefined;
  /** Number of entries on all pages, if known. */
  total: number | undefined;
  /** Number of entries on this page; `undefined` if it could not be loaded. */
  shown: number | undefined;
  /** Whether `rows` still belongs to the previous page, because this page is loading. */
  turning: boolean;
  /** The error if this page has no rows. It stays set during a retry. */
  loadError: Error | null;
  /** The error of the last refetch, if this page already has rows. */
  refreshError: Error | null;
  isFetching: boolean;
  updatedAt: number;
  refetch: () => void;
}

/** The requested page and filter. Each choice of the customer creates a new object. */
interface Place {
  page: number;
  filter: ActivityFilter;
}

/** Returns the state of the recent activity, which is loaded page by page. */
export function useActivity(): Activity {
  const [place, setPlace] = useState<Place>({ page: 1, filter: {} });
  const { page, filter } = place;
  const goTo = (next: number) => setPlace({ page: next, filter });
  const query = useQuery({
    ...taskCompletionsQuery(useApiClient(), { page, perPage: pageSize, ...filter }),
    placeholderData: keepPreviousData,
  });
  const turning = query.isPlaceholderData;
  const own = turning || !query.data ? undefined : wholePage(query.data, page);

  // The filters of the last response. They stay available while another request is pending or has
  // failed.
  const [filters, setFilters] = useState<ActivityFilters>();
  if (own && own.filters !== filters) setFilters(own.filters);

  const total = useNewestTotal(own?.total, query.dataUpdatedAt, filter);
  // Entries were removed in the meantime, so this page no longer exists. Shows the last page
  // instead.
  if (own?.items.length === 0 && own.total > 0 && page > pageCount(own.total, pageSize)) {
    goTo(pageCount(own.total, pageSize));
  }

  const loadError = useKeptError(own ? null : query.error, place, !own);
  const shown = own ? own.items.length : loadError ? undefined : expectedRows(page, total ?? 0);
  useAnnouncedPage(place, own && paginationText({ page, pageSize, shown, total: own.total }));
  return {
    page,
    goTo,
    filters,
    filter,
    setFilter: (next) => setPlace({ page: 1, filter: next }),
    rows: query.data?.items,
    total,
    shown,
    turning,
    loadError,
    refreshError: own ? query.error : null,
    isFetching: query.isFetching,
    updatedAt: own ? query.dataUpdatedAt : 0,
    refetch: () => void query.refetch(),
  };
}

/** Without a total from the service, this page is assumed to be the last. */
function wholePage({ items, total, ...others }: TaskCompletionPage, page: number) {
  return { ...others, items, total: total ?? (page - 1) * pageSize + items.length };
}

const expectedRows = (page: number, total: number) =>
  Math.max(0, Math.min(pageSize, total - (page - 1) * pageSize));

interface NewestTotal {
  total: number;
  at: number;
  filter: ActivityFilter;
}

/**
 * Returns the number of entries in the newest response for this filter. Cached pages with another
 * number are stale: they are refetched now or when opened.
 */
function useNewestTotal(
  total: number | undefined,
  at: number,
  filter: ActivityFilter,
): number | undefined {
  const cache = useQueryClient();
  const [newest, setNewest] = useState<NewestTotal>();
  const isSame = newest !== undefined && isSameFilter(newest.filter, filter);
  if (total !== undefined && (!isSame || (total !== newest.total && at >= newest.at))) {
    setNewest({ total, at, filter });
  }
  useEffect(() => {
    if (!newest) return;
    void cache.invalidateQueries({
      queryKey: queryKeys.taskCompletions,
      predicate: ({ queryKey, state }) =>
        state.dataUpdatedAt < newest.at &&
        isSameFilter(queryKey.at(-1) as ActivityFilter, newest.filter) &&
        (state.data as TaskCompletionPage | undefined)?.total !== newest.total,
    });
  }, [cache, newest]);
  return isSame ? newest.total : undefined;
}

/**
 * Returns the error. While a retry is pending, still returns the error of the failed request, which
 * React Query clears when the retry starts.
 */
function useKeptError(error: Error | null, place: Place, waiting: boolean): Error | null {
  const [kept, setKept] = useState({ place, error });
  if (error && (kept.error !== error || kept.place !== place)) setKept({ place, error });
  return error ?? (waiting && kept.place === place ? kept.error : null);
}

/** Announces the visible entries after another page or filter has loaded. */
function useAnnouncedPage(place: Place, text: string | undefined) {
  const announce = useAnnounce();
  const announced = useRef(place);
  useEffect(() => {
    if (!text || announced.current === place) return;
    announced.current = place;
    announce(text);
  }, [announce, place, text]);
}
