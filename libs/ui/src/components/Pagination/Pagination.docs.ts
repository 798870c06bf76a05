import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Navigation',
  words: ['pagination', 'next page', 'previous page', 'paging'],
  use: [
    'A long list in pages of equal size; it shows the range of the current page, and its buttons never lose focus.',
  ],
  avoid: ['A list that fits on a page.', 'Steps of a form: `StepProgress`, with separate buttons.'],
  related: ['pageCount', 'paginationText'],
};
