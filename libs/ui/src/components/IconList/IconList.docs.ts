import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Data display',
  words: ['feature list', 'benefits', 'icon list', 'bullets'],
  use: [
    'A short list of facts, each with an icon: the benefits of a service, the documents to have ready.',
  ],
  avoid: ['Names and values: `DescriptionList`. Steps: `Timeline`.'],
};
