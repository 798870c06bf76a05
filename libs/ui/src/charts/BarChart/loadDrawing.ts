/** chart.js is as large as the rest of a page, so it is loaded separately. */
export const loadDrawing = () => import('./drawBars.ts');

/** Preloads the code that draws a chart. If loading fails, the chart itself reports it. */
export function prefetchBarChart(): void {
  loadDrawing().catch(() => undefined);
}
