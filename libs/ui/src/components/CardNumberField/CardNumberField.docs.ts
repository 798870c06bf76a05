import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Forms',
  words: ['input', 'credit card', 'debit card', 'PAN'],
  use: [
    'The number of a payment card. Clear it as soon as it is sent.',
    '`brand={cardBrand(number)}` shows the brand while the number is typed.',
  ],
  avoid: [
    'A stored card: only its brand and last four digits may be stored, so show those as text.',
  ],
};
