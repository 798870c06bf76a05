import type { Chart } from 'chart.js';

/**
 * Resizes a chart in the same frame as its container; chart.js would do so one frame later. Returns
 * a function that stops it.
 */
export function followSize(chart: Chart<'bar', number[], string>): () => void {
  const observer = new ResizeObserver(([entry]) => {
    const { width, height } = entry?.contentRect ?? { width: 0, height: 0 };
    if (width === 0 && height === 0) return;
    if (Math.abs(width - chart.width) < 1 && Math.abs(height - chart.height) < 1) return;
    chart.resize();
  });
  const place = chart.canvas.parentElement;
  if (place) observer.observe(place);
  return () => observer.disconnect();
}
