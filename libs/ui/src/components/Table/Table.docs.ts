import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Data display',
  words: ['data grid', 'ledger', 'list', 'rows', 'columns'],
  use: [
    'Rows of one kind: activity, payments. Amounts are aligned at the end of their column.',
    'Give every column its `narrow` place, so that a phone shows all data in stacked entries.',
    '`places` reserves space for a full page of rows, and `empty` says what will appear.',
  ],
  avoid: [
    'Names and values of one item: `DescriptionList`.',
    'More rows than fit on a page: add `Pagination` below it.',
  ],
};
