import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Data display',
  words: ['graph', 'histogram', 'visualization', 'columns', 'diagram'],
  use: [
    'Amounts over a few months or banks, to be compared at a glance.',
    '`summary` describes the chart in one sentence; the same data is below it as a table.',
    'The axis chooses its ticks; `ticks` and `tickText` replace them. It always covers 0 and every bar.',
    '`tone="earned"` for money that was earned; other charts have the brand color.',
  ],
  avoid: ['Exact figures: `Table`. One figure: `StatCard`.'],
  related: ['BarChartPlaceholder', 'prefetchBarChart'],
};
