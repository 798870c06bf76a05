import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Data display',
  words: ['bank logo', 'letter', 'badge', 'initial'],
  use: [
    'Tells banks apart in a list by letters and one of six quiet colours. The name stands beside it in words.',
  ],
  avoid: ['A person: `Avatar`.'],
};
