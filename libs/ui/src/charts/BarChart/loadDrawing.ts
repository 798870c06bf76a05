/**
 * Loads the code that draws a chart. It is a separate file, because chart.js is as large as the
 * rest of a page.
 */
export const loadDrawing = () => import('./drawBars.ts');

/** Preloads the code that draws a chart. If loading fails, the chart itself reports it. */
export function prefetchBarChart(): void {
  loadDrawing().catch(() => undefined);
}
