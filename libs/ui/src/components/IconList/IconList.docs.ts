import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Data display',
  words: ['feature list', 'benefits', 'icon list', 'bullets'],
  use: ['A few things to know, each with a picture: what the service does, what to have at hand.'],
  avoid: ['Names and values: `DescriptionList`. Steps: `Timeline`.'],
};
