/** Chart.js is as heavy as everything else of a page together, so it comes by itself. */
export const loadDrawing = () => import('./drawBars.ts');

/** Fetches what draws a chart before one is shown. A failure shows when the chart does. */
export function prefetchBarChart(): void {
  loadDrawing().catch(() => undefined);
}
