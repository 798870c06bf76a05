export { BarChart } from './BarChart/BarChart.tsx';
export type { BarChartProps } from './BarChart/BarChart.tsx';
export { BarChartSkeleton } from './BarChart/BarChartSkeleton.tsx';
export type { ChartBar } from './BarChart/chartBar.ts';
export { prefetchBarChart } from './BarChart/loadDrawing.ts';
