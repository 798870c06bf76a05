import type { Chart } from 'chart.js';

/**
 * Draws a chart in the size of its place as soon as that changes. chart.js does so too, but while bars
 * grow it waits for their next step, and has none when the last one came first. Returns how to stop.
 */
export function followSize(chart: Chart<'bar', number[], string>): () => void {
  const observer = new ResizeObserver(([entry]) => {
    const { width, height } = entry?.contentRect ?? { width: 0, height: 0 };
    if (width === 0 && height === 0) return;
    if (Math.abs(width - chart.width) < 1 && Math.abs(height - chart.height) < 1) return;
    chart.stop();
    // Takes on what chart.js was waiting with, so that this does not come after the newest size.
    chart.draw();
    chart.resize();
  });
  const place = chart.canvas.parentElement;
  if (place) observer.observe(place);
  return () => observer.disconnect();
}
