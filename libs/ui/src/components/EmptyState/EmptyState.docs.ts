import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Data display',
  words: ['no data', 'no results', 'blank slate', 'zero state'],
  use: [
    'In place of a list that has no entries yet: what will appear, and how.',
    '`action` is the one way to get there.',
  ],
  avoid: ['Data that could not be loaded: `LoadError`.', 'Data on its way: `Skeleton`.'],
};
