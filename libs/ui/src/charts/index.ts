export { BarChart } from './BarChart/BarChart.tsx';
export type { BarChartProps } from './BarChart/BarChart.tsx';
export { BarChartPlace } from './BarChart/BarChartPlace.tsx';
export type { BarChartPlaceProps } from './BarChart/BarChartPlace.tsx';
export type { BarPicture, ChartBar, ChartTone } from './BarChart/chartBar.ts';
export { prefetchBarChart } from './BarChart/loadDrawing.ts';
