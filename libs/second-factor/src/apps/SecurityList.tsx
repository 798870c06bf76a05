import { LoadError, Notice, Skeleton, useLoadError, VisuallyHidden } from '@bank-bonuses/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';

/** The result of the last change. */
export interface News {
  title: string;
  text: string;
}

export interface SecurityListProps<Item> {
  query: UseQueryResult<Item[]>;
  /** Announced while the list loads. */
  loadingText: string;
  news: News | undefined;
  /** Renders the loaded list. */
  children: (items: Item[]) => ReactNode;
}

/** Renders a list of ways to log in, which the customer can change, with the result of a change. */
export function SecurityList<Item>({
  query,
  loadingText,
  news,
  children,
}: SecurityListProps<Item>) {
  const { data: items, isFetching, refetch } = query;
  const loadError = useLoadError(query);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The pressed button was removed with its list item, so the notice gets the focus.
    if (news && document.activeElement === document.body) notice.current?.focus();
  }, [news, items?.length]);
  return (
    <>
      {news && (
        <Notice ref={notice} tabIndex={-1} tone="positive" role="status" title={news.title}>
          {news.text}
        </Notice>
      )}
      {items ? (
        children(items)
      ) : loadError ? (
        <LoadError
          message={loadError.message}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <>
          <VisuallyHidden role="status">{loadingText}</VisuallyHidden>
          <Skeleton />
          <Skeleton width="half" />
        </>
      )}
    </>
  );
}
