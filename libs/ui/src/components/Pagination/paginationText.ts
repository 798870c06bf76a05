export interface PaginationState {
  /** The page that shows, counted from 1. */
  page: number;
  /** How many results a full page has. */
  pageSize: number;
  /** How many results this page has; undefined when nobody knows, as after a failure. */
  shown: number | undefined;
  /** How many results there are on all pages. */
  total: number;
}

/** 'Showing 6 to 10 of 23 results', or that this page has none; nothing where nobody knows. */
export function paginationText({ page, pageSize, shown, total }: PaginationState): string {
  if (shown === undefined) return '';
  if (shown === 0) return 'No results to display';
  const before = (page - 1) * pageSize;
  return `Showing ${before + 1} to ${before + shown} of ${total} results`;
}

/** How many pages there are; there is always a first one. */
export const pageCount = (total: number, pageSize: number) =>
  Math.max(1, Math.ceil(total / pageSize));
