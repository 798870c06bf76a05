import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Data display',
  words: ['graph', 'histogram', 'visualization', 'columns', 'diagram'],
  use: [
    'Amounts over a few months or banks, to be compared at a glance.',
    '`summary` says in a sentence what the picture shows; the same data stands below as a table.',
  ],
  avoid: ['Exact figures: `Table`. One figure: `StatCard`.'],
  related: ['BarChartPlace', 'prefetchBarChart'],
};
