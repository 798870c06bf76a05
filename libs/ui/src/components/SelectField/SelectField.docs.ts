import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Forms',
  words: ['dropdown', 'combo box', 'picker', 'menu', 'options'],
  use: [
    'One of about six to sixty options whose names people know, such as a state.',
    '`placeholder` gives an empty first choice where no option is the usual one.',
  ],
  avoid: [
    'Up to five options: `RadioGroup`, where all of them can be read at once.',
    'A list that is long enough to search: `SearchableRadioGroup`.',
  ],
};
