import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  LinearScale,
  type Plugin,
} from 'chart.js';
import { media } from '../../theme/media.ts';
import type { BarArea, BarPicture, Drawing } from './chartBar.ts';
import { readColors, watchColors } from './chartColors.ts';
import { chartData, chartOptions, type ChartLook } from './chartOptions.ts';
import { followSize } from './followSize.ts';

// Only what bars need; the rest of chart.js stays out of the bundle.
Chart.register(BarController, BarElement, CategoryScale, LinearScale);

/** Draws bars on a canvas and keeps them in the page's colours. Undefined where a canvas cannot draw. */
export function drawBars(
  canvas: HTMLCanvasElement,
  first: BarPicture,
  onArea: (area: BarArea) => void,
): Drawing | undefined {
  if (!canvas.getContext('2d')) return undefined;
  let picture = first;
  const look = () => lookOf(canvas);
  const chart = new Chart<'bar', number[], string>(canvas, {
    type: 'bar',
    data: chartData(picture, look()),
    options: chartOptions(picture, look()),
    plugins: [areaTeller(onArea)],
  });
  const drawNow = () => {
    // While bars still grow, an update alone waits for a next step of theirs, which it has itself called off.
    chart.stop();
    chart.update('none');
  };
  const redraw = () => {
    chart.data = chartData(picture, look());
    chart.options = chartOptions(picture, look());
    drawNow();
  };
  const stops = [watchColors(redraw), followSize(chart)];
  return {
    update: (next) => {
      picture = next;
      redraw();
    },
    mark: (index) => {
      chart.setActiveElements(index === undefined ? [] : [{ datasetIndex: 0, index }]);
      drawNow();
      const bar = index === undefined ? undefined : chart.getDatasetMeta(0).data[index];
      // Where it ends when it has grown, not on its way there.
      const { x, y } = bar?.tooltipPosition(true) ?? { x: null, y: null };
      return x === null || y === null ? undefined : { x, y };
    },
    end: () => {
      for (const stop of stops) stop();
      chart.destroy();
    },
  };
}

/** Tells where the bars stand, whenever that changes. */
const areaTeller = (onArea: (area: BarArea) => void): Plugin<'bar'> => ({
  id: 'area',
  afterLayout: ({ chartArea: { left, right, top, bottom }, width, height }) =>
    onArea({ left, right: width - right, top, bottom: height - bottom }),
});

function lookOf(canvas: HTMLCanvasElement): ChartLook {
  const { fontFamily, fontSize } = getComputedStyle(canvas);
  return {
    colors: readColors(canvas),
    // Grows with the reader's own text size, as all text does.
    font: { family: fontFamily, size: Number.parseFloat(fontSize) || 14 },
    reducedMotion: matchMedia(media.still).matches,
  };
}
