export { BarChart } from './BarChart/BarChart.tsx';
export type { BarChartProps } from './BarChart/BarChart.tsx';
export { BarChartPlaceholder } from './BarChart/BarChartPlaceholder.tsx';
export type { BarChartPlaceholderProps } from './BarChart/BarChartPlaceholder.tsx';
export type { BarChartData, ChartBar, ChartTone } from './BarChart/chartBar.ts';
export { prefetchBarChart } from './BarChart/loadDrawing.ts';
