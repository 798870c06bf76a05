import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Forms',
  words: ['autocomplete', 'combobox', 'typeahead', 'filter list', 'picker'],
  use: [
    'One of many options that people search by name: a bank.',
    '`allowsOther` if the list cannot be complete: the search text can be chosen, too.',
  ],
  avoid: [
    'A short list: `RadioGroup` or `SelectField`.',
    'A search through pages: the kit has no such field.',
  ],
};
