/** Rows on a page, by the specification. */
export const pageSize = 5;
