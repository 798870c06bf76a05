import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Data display',
  words: ['no data', 'no results', 'blank slate', 'zero state'],
  use: [
    'In place of a list without entries: what will appear, and when.',
    '`action` is the next step.',
  ],
  avoid: ['Data that could not be loaded: `LoadError`.', 'Data that is loading: `Skeleton`.'],
};
