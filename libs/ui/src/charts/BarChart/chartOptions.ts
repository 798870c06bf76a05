import type { ChartConfiguration } from 'chart.js';
import type { BarPicture } from './chartBar.ts';
import type { ChartColors } from './chartColors.ts';

export interface ChartLook {
  colors: ChartColors;
  font: { family: string; size: number };
  /** No movement at all. */
  reducedMotion: boolean;
}

export type BarConfiguration = ChartConfiguration<'bar', number[], string>;
type BarOptions = NonNullable<BarConfiguration['options']>;

/** What is drawn, in the words of chart.js. */
export const chartData = ({ bars }: BarPicture, { colors }: ChartLook) => ({
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

/** How it is drawn: five marks exactly, on quiet lines. */
export function chartOptions(picture: BarPicture, look: ChartLook): BarOptions {
  const { bars, ticks, tickText } = picture;
  const { colors, font, reducedMotion } = look;
  return {
    responsive: true,
    maintainAspectRatio: false,
    animation: reducedMotion ? false : { duration: 200, easing: 'easeOutCubic' },
    // The bars' places above the picture answer to pointer and keyboard alike.
    events: [],
    layout: { padding: { top: font.size / 2 } },
    scales: {
      x: {
        grid: { display: false },
        // The line at $0 is one of the marks; with amounts below it this would be another.
        border: { display: false },
        // Takes out the marks without words; where there is no room it leaves out more by itself.
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
        min: Math.min(ticks[0] ?? 0, ...bars.map(({ value }) => value)),
        max: ticks.at(-1) ?? 1,
        grid: { color: colors.line, drawTicks: false },
        border: { display: false },
        afterBuildTicks: (axis) => {
          axis.ticks = ticks.map((value) => ({ value }));
        },
        ticks: {
          callback: (value) => tickText(Number(value)),
          autoSkip: false,
          color: colors.words,
          font,
          padding: font.size / 2,
        },
      },
    },
  };
}
