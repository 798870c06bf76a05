import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Data display',
  words: ['brand', 'mark', 'wordmark'],
  use: ["The product's logo and name, once per page. Inside a link it is the link's name."],
  avoid: ['A bank: `Monogram`.'],
};
