import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Data display',
  words: ['bank logo', 'letter', 'badge', 'initial'],
  use: [
    'Distinguishes banks in a list by letters and one of six muted colors. Show the name beside it.',
  ],
  avoid: ['A person: `Avatar`.'],
};
