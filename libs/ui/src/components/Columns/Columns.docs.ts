import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Layout',
  words: ['layout', 'grid', 'two columns', 'responsive'],
  use: [
    'Elements that belong side by side if they fit: city, state and ZIP; cards.',
    'On a phone they are stacked automatically.',
  ],
  avoid: ['A line of buttons or texts: `Inline`.'],
};
