import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Forms',
  words: ['dropdown', 'combo box', 'picker', 'menu', 'options'],
  use: [
    'One of about six to sixty options that people know by name, such as a state.',
    '`placeholder` adds an empty first option if there is no useful default.',
  ],
  avoid: [
    'Up to five options: `RadioGroup`, which shows all of them at once.',
    'A list that is long enough to search: `SearchableRadioGroup`.',
  ],
};
