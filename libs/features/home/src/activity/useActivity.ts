import type { TaskCompletionPage, TaskCompletionPageRequest } from '@bank-bonuses/api-client';
import { queryKeys, taskCompletionsQuery } from '@bank-bonuses/api-client/queries';
import { useApiClient } from '@bank-bonuses/api-client/react';
import { pageCount, paginationText, useAnnounce } from '@bank-bonuses/ui';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { pageSize } from './pageSize.ts';

/** The customer's filter of the activity. Empty choices are omitted. */
export type ActivityFilter = Pick<TaskCompletionPageRequest, 'bank' | 'taskType'>;

/** The requested page and filter. Each choice of the customer creates a new object. */
interface Place {
  page: number;
  filter: ActivityFilter;
  /** Whether the cached pages are outdated. */
  isOutdated?: boolean;
}

export type Activity = ReturnType<typeof useActivity>;

/** Returns the state of the recent activity, which is loaded page by page. */
export function useActivity() {
  const [place, setPlace] = useState<Place>({ page: 1, filter: {} });
  const { page, filter } = place;
  const goTo = (next: number) => setPlace({ page: next, filter });
  const query = useQuery({
    ...taskCompletionsQuery(useApiClient(), { page, perPage: pageSize, ...filter }),
    placeholderData: keepPreviousData,
  });
  const turning = query.isPlaceholderData;
  const own = turning || !query.data ? undefined : wholePage(query.data, page);

  // The number of entries stays known while another page is pending or has failed.
  const [last, setLast] = useState({ total: own?.total, filter });
  if (own && (own.total !== last.total || filter !== last.filter)) {
    setLast({ total: own.total, filter });
  }
  const total = filter === last.filter ? last.total : undefined;

  // Entries were removed in the meantime, so this page no longer exists. Shows the last page
  // instead, and refetches the cached pages, whose number of entries is outdated too.
  const cache = useQueryClient();
  const lastPage = pageCount(own?.total ?? 0, pageSize);
  if (own?.items.length === 0 && page > lastPage) {
    setPlace({ page: lastPage, filter, isOutdated: true });
  }
  useEffect(() => {
    if (!place.isOutdated) return;
    void cache.invalidateQueries({ queryKey: queryKeys.taskCompletions });
  }, [cache, place]);

  const loadError = useKeptError(own ? null : query.error, place, !own);
  const shown = own ? own.items.length : loadError ? undefined : expectedRows(page, total ?? 0);
  useAnnouncedPage(place, own && paginationText({ page, pageSize, shown, total: own.total }));
  return {
    page,
    goTo,
    /** The values that can be filtered by; `undefined` if the service does not support filters. */
    filters: query.data?.filters,
    filter,
    /** Sets the filter and returns to the first page. */
    setFilter: (next: ActivityFilter) => setPlace({ page: 1, filter: next }),
    /** The rows of this page. While this page loads, the rows of the previous page. */
    rows: query.data?.items,
    /** Number of entries on all pages, if known. */
    total,
    /** Number of entries on this page; `undefined` if it could not be loaded. */
    shown,
    /** Whether `rows` still belongs to the previous page, because this page is loading. */
    turning,
    /** The error if this page has no rows. It stays set during a retry. */
    loadError,
    /** The error of the last refetch, if this page already has rows. */
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
