import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Forms',
  words: ['autocomplete', 'combobox', 'typeahead', 'filter list', 'picker'],
  use: [
    'One of many, where people know what they look for: a bank.',
    '`allowsOther` where the list cannot be complete: what was typed can be chosen too.',
  ],
  avoid: [
    'A short list: `RadioGroup` or `SelectField`.',
    'A search through pages: the kit has no such field.',
  ],
};
