import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Layout',
  words: ['layout', 'grid', 'two columns', 'responsive'],
  use: [
    'Things that belong side by side where there is room: city, state and ZIP; cards.',
    'On a phone they stand below one another by themselves.',
  ],
  avoid: ['A line of buttons or words: `Inline`.'],
};
