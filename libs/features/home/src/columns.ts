/** Room for the three figures beside one another. */
export const roomy = '(min-width: 36em)';

/** The total or the chart, and the column beside it. */
export const columns = 'minmax(0, 2fr) repeat(2, minmax(0, 1fr))';
