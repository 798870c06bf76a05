/** Minimum width of the page at which the three cards fit side by side. */
export const roomy = '(min-width: 36em)';

/** A wide column for the total, and two narrow columns for the counts. */
export const cardColumns = 'minmax(0, 2fr) repeat(2, minmax(0, 1fr))';
