import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Forms',
  words: ['input', 'credit card', 'debit card', 'PAN'],
  use: [
    'The number of a payment card. Wipe it as soon as it was sent.',
    '`brand={cardBrand(number)}` names the brand while the number is typed.',
  ],
  avoid: ['To show a stored card: its brand and last four digits are all that may be stored.'],
};
