/** chart.js is as large as the rest of a page, so it is loaded separately. */
export const loadDrawing = () => import('./drawBars.ts');

/** Loads the code that draws a chart before one is shown. A failed load is reported by the chart itself. */
export function prefetchBarChart(): void {
  loadDrawing().catch(() => undefined);
}
