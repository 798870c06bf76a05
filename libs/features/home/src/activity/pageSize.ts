/** Rows per page, as specified. */
export const pageSize = 5;
