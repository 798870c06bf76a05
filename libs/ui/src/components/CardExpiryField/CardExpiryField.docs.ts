import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Forms',
  words: ['input', 'expiration date', 'credit card', 'valid through'],
  use: ['The month and year in which a card expires.'],
  avoid: ['Any other date: `DateField`.'],
};
