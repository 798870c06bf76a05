import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Data display',
  words: ['data grid', 'ledger', 'list', 'rows', 'columns'],
  use: [
    'Rows of the same kind to look through: activity, payments. Amounts stand at the end of their column.',
    'Give every column its `narrow` place, so that a phone shows entries below one another and loses nothing.',
    '`places` keeps room for a whole page of rows, and `empty` says what will appear.',
  ],
  avoid: [
    'Names and values of one thing: `DescriptionList`.',
    'More rows than a page: `Pagination` below it.',
  ],
};
