import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Data display',
  words: ['KPI', 'metric', 'figure', 'number', 'dashboard'],
  use: [
    'One stat with its name: the total earned, the bonuses in progress.',
    '`loading` reserves the space of the stat.',
  ],
  avoid: ['Several stats to compare: `Table`. A share of a whole: `Progress`.'],
};
