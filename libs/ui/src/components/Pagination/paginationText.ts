/** The position within a list of pages. */
export interface PaginationState {
  /** The current page, counted from 1. */
  page: number;
  /** Number of results on a full page. */
  pageSize: number;
  /** Number of results on this page; `undefined` when it is unknown, as after a failed request. */
  shown: number | undefined;
  /** Number of results on all pages. */
  total: number;
}

/**
 * Returns 'Showing 6 to 10 of 23 results', or a text that says that the page is empty; returns an
 * empty string if the numbers are unknown.
 */
export function paginationText({ page, pageSize, shown, total }: PaginationState): string {
  if (shown === undefined) return '';
  if (shown === 0) return 'No results to display';
  const before = (page - 1) * pageSize;
  const [first, last, all] = [before + 1, before + shown, total].map(withSeparators);
  return `Showing ${first} to ${last} of ${all} results`;
}

const withSeparators = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, ',');

/** Returns the number of pages, at least 1. */
export const pageCount = (total: number, pageSize: number) =>
  Math.max(1, Math.ceil(total / pageSize));
