import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Data display',
  words: ['KPI', 'metric', 'figure', 'number', 'dashboard'],
  use: [
    'One figure with its name: the sum earned, the bonuses under way.',
    '`loading` keeps its place until it is there.',
  ],
  avoid: ['Several figures to compare: `Table`. A share of a whole: `Progress`.'],
};
