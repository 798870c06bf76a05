/** The position within a list of pages. */
export interface PaginationState {
  /** The page that shows, counted from 1. */
  page: number;
  /** How many results a full page has. */
  pageSize: number;
  /** Number of results on this page; `undefined` when it is unknown, as after a failed request. */
  shown: number | undefined;
  /** How many results there are on all pages. */
  total: number;
}

/**
 * Returns 'Showing 6 to 10 of 23 results', or that the page is empty; an empty text if the numbers
 * are unknown.
 */
export function paginationText({ page, pageSize, shown, total }: PaginationState): string {
  if (shown === undefined) return '';
  if (shown === 0) return 'No results to display';
  const before = (page - 1) * pageSize;
  return `Showing ${before + 1} to ${before + shown} of ${total} results`;
}

/** Returns the number of pages, at least 1. */
export const pageCount = (total: number, pageSize: number) =>
  Math.max(1, Math.ceil(total / pageSize));
