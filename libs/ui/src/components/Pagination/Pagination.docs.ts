import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Navigation',
  words: ['pagination', 'next page', 'previous page', 'paging'],
  use: [
    'A long list in pages of one size; it says which part shows, and keeps the focus where it was.',
  ],
  avoid: [
    'A list that fits on a page.',
    'Pages of a form: `StepProgress`, with buttons of their own.',
  ],
  related: ['pageCount', 'paginationText'],
};
