import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Data display',
  words: ['brand', 'mark', 'wordmark'],
  use: ["The product's mark and name, once a page. Inside a link it says where the link leads."],
  avoid: ['A bank: `Monogram`.'],
};
