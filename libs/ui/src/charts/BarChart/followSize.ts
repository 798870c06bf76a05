import type { Chart } from 'chart.js';

/** Draws a chart in the size of its place as soon as that changes; chart.js does so a frame later. Returns how to stop. */
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
