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
  /** The values to filter by; `undefined` where the service cannot filter. */
  filters: ActivityFilters | undefined;
  filter: ActivityFilter;
  /** Paging starts over with another filter. */
  setFilter: (filter: ActivityFilter) => void;
  /** The rows of this page, or of the previous one while this one loads. */
  rows: readonly TaskCompletion[] | undefined;
  /** The service has sent no list of rows. */
  isListMissing: boolean;
  /** Number of entries on all pages, if known. */
  total: number | undefined;
  /** How many of them this page has; undefined when it could not be loaded. */
  shown: number | undefined;
  /** Whether the rows still belong to another page. */
  turning: boolean;
  /** The error if there are no rows; kept during a retry. */
  problem: Error | null;
  /** Why the last refetch failed. */
  refreshProblem: Error | null;
  isFetching: boolean;
  updatedAt: number;
  refetch: () => void;
}

/** Which rows are wanted. Each choice is a new object. */
interface Place {
  page: number;
  filter: ActivityFilter;
}

/** The recent activity, page by page. */
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

  // Kept while another response is pending or fails.
  const [filters, setFilters] = useState<ActivityFilters>();
  if (own && own.filters !== filters) setFilters(own.filters);

  const total = useNewestTotal(own?.total, query.dataUpdatedAt, filter);
  // Entries were removed since: the last existing page is shown instead.
  if (own?.items.length === 0 && own.total > 0 && page > pageCount(own.total, pageSize)) {
    goTo(pageCount(own.total, pageSize));
  }

  const problem = useKeptError(own ? null : query.error, place, !own);
  const shown = own ? own.items.length : problem ? undefined : expectedRows(page, total ?? 0);
  useAnnouncedPage(place, own && paginationText({ page, pageSize, shown, total: own.total }));
  return {
    page,
    goTo,
    filters,
    filter,
    setFilter: (next) => setPlace({ page: 1, filter: next }),
    rows: query.data && (query.data.items ?? []),
    isListMissing: query.data?.items === null,
    total,
    shown,
    turning,
    problem,
    refreshProblem: own ? query.error : null,
    isFetching: query.isFetching,
    updatedAt: own ? query.dataUpdatedAt : 0,
    refetch: () => void query.refetch(),
  };
}

/** Without a total, only the entries up to this page are known. */
function wholePage({ items, total, ...others }: TaskCompletionPage, page: number) {
  const rows = items ?? [];
  return { ...others, items: rows, total: total ?? (page - 1) * pageSize + rows.length };
}

const expectedRows = (page: number, total: number) =>
  Math.max(0, Math.min(pageSize, total - (page - 1) * pageSize));

interface NewestTotal {
  total: number;
  at: number;
  filter: ActivityFilter;
}

/**
 * Returns the number of entries in the newest response for this filter. Cached pages with another number are
 * stale: they are refetched now or when opened.
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

/** A query clears its error when it retries; this keeps it until the retry ends. */
function useKeptError(error: Error | null, place: Place, waiting: boolean): Error | null {
  const [kept, setKept] = useState({ place, error });
  if (error && (kept.error !== error || kept.place !== place)) setKept({ place, error });
  return error ?? (waiting && kept.place === place ? kept.error : null);
}

/** Announces the visible entries after another page or filter was loaded. */
function useAnnouncedPage(place: Place, text: string | undefined) {
  const announce = useAnnounce();
  const announced = useRef(place);
  useEffect(() => {
    if (!text || announced.current === place) return;
    announced.current = place;
    announce(text);
  }, [announce, place, text]);
}
