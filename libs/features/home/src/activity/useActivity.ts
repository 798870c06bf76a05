import type { TaskCompletion, TaskCompletionPage } from '@bank-bonuses/api-client';
import { queryKeys, taskCompletionsQuery, useApiClient } from '@bank-bonuses/api-client/queries';
import { pageCount, pagerText, useAnnounce } from '@bank-bonuses/ui';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

/** Rows on a page, by the specification. */
export const pageSize = 5;

export interface Activity {
  page: number;
  goTo: (page: number) => void;
  /** The rows of this page, or of the one before while this one is on its way. */
  rows: readonly TaskCompletion[] | undefined;
  /** How many entries there are on all pages, as far as it is known. */
  total: number | undefined;
  /** How many of them this page has; undefined when it could not be loaded. */
  shown: number | undefined;
  /** The rows of another page still stand in for this one's. */
  turning: boolean;
  /** Why there are no rows; stays while they are asked for again. */
  problem: Error | null;
  /** Why newer rows did not come. */
  refreshProblem: Error | null;
  isFetching: boolean;
  updatedAt: number;
  refetch: () => void;
}

/** The recent activity, page by page. */
export function useActivity(): Activity {
  const [page, setPage] = useState(1);
  const query = useQuery({
    ...taskCompletionsQuery(useApiClient(), { page, perPage: pageSize }),
    placeholderData: keepPreviousData,
  });
  const turning = query.isPlaceholderData;
  const own = turning ? undefined : query.data;

  const total = useNewestTotal(own?.total, query.dataUpdatedAt);
  // Entries were taken back since: the last page that there is stands for one that there is not.
  if (own?.items.length === 0 && own.total > 0 && page > pageCount(own.total, pageSize)) {
    setPage(pageCount(own.total, pageSize));
  }

  const problem = useKeptError(own ? null : query.error, page, !own);
  const shown = own ? own.items.length : problem ? undefined : expectedRows(page, total ?? 0);
  useAnnouncedPage(page, own && pagerText({ page, pageSize, shown, total: own.total }));
  return {
    page,
    goTo: setPage,
    rows: query.data?.items,
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

const expectedRows = (page: number, total: number) =>
  Math.max(0, Math.min(pageSize, total - (page - 1) * pageSize));

/**
 * How many entries there are by the newest answer. Pages that were fetched before and told another number
 * are out of date: they are fetched again, at once or when they are turned to.
 */
function useNewestTotal(total: number | undefined, at: number): number | undefined {
  const cache = useQueryClient();
  const [newest, setNewest] = useState<{ total: number; at: number }>();
  if (total !== undefined && total !== newest?.total && at >= (newest?.at ?? 0)) {
    setNewest({ total, at });
  }
  useEffect(() => {
    if (!newest) return;
    void cache.invalidateQueries({
      queryKey: queryKeys.taskCompletions,
      predicate: ({ state }) =>
        state.dataUpdatedAt < newest.at &&
        (state.data as TaskCompletionPage | undefined)?.total !== newest.total,
    });
  }, [cache, newest]);
  return newest?.total;
}

/** A query forgets its failure when it tries again; on screen it stays until that try has ended. */
function useKeptError(error: Error | null, page: number, waiting: boolean): Error | null {
  const [kept, setKept] = useState({ page, error });
  if (error && (kept.error !== error || kept.page !== page)) setKept({ page, error });
  return error ?? (waiting && kept.page === page ? kept.error : null);
}

/** Says which entries show once another page has come. */
function useAnnouncedPage(page: number, text: string | undefined) {
  const announce = useAnnounce();
  const announced = useRef(page);
  useEffect(() => {
    if (!text || announced.current === page) return;
    announced.current = page;
    announce(text);
  }, [announce, page, text]);
}
