import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Forms',
  words: ['input', 'postal code', 'postcode', 'zip code'],
  use: ['A US ZIP code with five or nine digits.'],
  avoid: [
    'Postal codes of other countries, which have letters: `TextField` with `autoComplete="postal-code"`.',
  ],
};
