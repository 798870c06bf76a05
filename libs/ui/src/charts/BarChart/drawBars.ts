import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  type ChartConfiguration,
  LinearScale,
  type Plugin,
  type Tick,
} from 'chart.js';
import type { BarArea, BarChartData, Drawing, DrawnData } from './chartBar.ts';
import { lookOf, type ChartLook } from './chartLook.ts';
import { watchColors } from './watchColors.ts';

// Registers only the parts that bars need; the rest of chart.js stays out of the bundle.
Chart.register(BarController, BarElement, CategoryScale, LinearScale);

/**
 * Draws bars on a canvas and follows the page's colors. Returns `undefined` if the canvas has no
 * context.
 */
export function drawBars(
  canvas: HTMLCanvasElement,
  first: DrawnData,
  onArea: (area: BarArea) => void,
): Drawing | undefined {
  if (!canvas.getContext('2d')) return undefined;
  let data = first;
  const look = () => lookOf(canvas, data.tone);
  const chart = new Chart<'bar', number[], string>(canvas, {
    type: 'bar',
    data: chartData(data, look()),
    options: chartOptions(data, look()),
    plugins: [areaTeller(onArea)],
  });
  const redraw = () => {
    chart.data = chartData(data, look());
    chart.options = chartOptions(data, look());
    chart.update();
  };
  const stopWatching = watchColors(redraw);
  return {
    update: (next) => {
      data = next;
      redraw();
    },
    mark: (index) => {
      if (index === undefined && chart.getActiveElements().length === 0) return undefined;
      chart.setActiveElements(index === undefined ? [] : [{ datasetIndex: 0, index }]);
      chart.update();
      const bar = index === undefined ? undefined : chart.getDatasetMeta(0).data[index];
      const { x, y } = bar?.tooltipPosition(true) ?? { x: null, y: null };
      return x === null || y === null ? undefined : { x, y };
    },
    end: () => {
      stopWatching();
      chart.destroy();
    },
  };
}

/** Reports the area of the bars whenever it changes. */
const areaTeller = (onArea: (area: BarArea) => void): Plugin<'bar'> => ({
  id: 'area',
  afterLayout: ({ chartArea: { left, right, top, bottom }, width, height }) =>
    onArea({ left, right: width - right, top, bottom: height - bottom }),
});

type BarConfiguration = ChartConfiguration<'bar', number[], string>;
type BarOptions = NonNullable<BarConfiguration['options']>;

/** Returns the data in the form that chart.js expects. */
const chartData = ({ bars }: BarChartData, { colors }: ChartLook) => ({
  labels: bars.map(({ label }) => label),
  datasets: [
    {
      data: bars.map(({ value }) => value),
      backgroundColor: bars.map(({ value }) => (value < 0 ? colors.barBelow : colors.bar)),
      hoverBackgroundColor: colors.barMarked,
      borderRadius: 4,
      maxBarThickness: 48,
      categoryPercentage: 0.8,
    },
  ],
});

/** Returns the chart.js options: a quiet line for each tick, and an axis that covers 0 and all bars. */
function chartOptions(data: BarChartData, look: ChartLook): BarOptions {
  const { bars, ticks, tickText } = data;
  const { colors, font } = look;
  return {
    responsive: true,
    maintainAspectRatio: false,
    // No animation: it would take 200 ms, and each of its frames delays the next response on a slow
    // phone.
    animation: false,
    // The elements of `BarKeys` over the canvas handle pointer and keyboard.
    events: [],
    scales: {
      x: {
        // chart.js reserves space for tick marks even where it draws no grid.
        grid: { display: false, drawTicks: false },
        // No border, since the tick at $0 already draws a line; with negative amounts the border
        // would be a second one.
        border: { display: false },
        // Removes the ticks without text; chart.js removes more where there is no room.
        afterBuildTicks: (axis) => {
          axis.ticks = axis.ticks.filter(({ value }) => bars[value]?.axisLabel !== undefined);
        },
        ticks: {
          callback: (index) => bars[Number(index)]?.axisLabel ?? '',
          color: colors.words,
          font,
          maxRotation: 0,
          autoSkipPadding: font.size / 2,
        },
      },
      y: {
        // A bar starts at 0 and is cut where the axis ends, so it would look like another amount.
        // Without given ticks, chart.js itself covers 0 and all bars.
        ...(ticks && rangeOf([...ticks, ...bars.map(({ value }) => value)])),
        grid: { color: colors.line, drawTicks: false },
        border: { display: false },
        afterBuildTicks: (axis) => {
          if (ticks) axis.ticks = ticks.map((value) => ({ value }));
        },
        ticks: {
          callback: (value, _index, shown) =>
            tickText ? tickText(Number(value)) : inDollars(Number(value), shown),
          autoSkip: false,
          // At most five steps, in whole cents.
          maxTicksLimit: 6,
          precision: 2,
          color: colors.words,
          font,
          padding: font.size / 2,
        },
      },
    },
  };
}

/** Returns the range of an axis that covers 0 and these values. */
function rangeOf(values: readonly number[]) {
  const min = Math.min(0, ...values);
  const max = Math.max(0, ...values);
  // chart.js cannot draw an axis without length.
  return { min, max: min === max ? 1 : max };
}

/** Formats a tick: '$1,500', or with cents if one of all ticks is not a whole number. */
function inDollars(value: number, ticks: readonly Tick[]): string {
  const fractionDigits = ticks.every((tick) => Number.isInteger(tick.value)) ? 0 : 2;
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  }).format(value);
}
