import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Forms',
  words: ['radio button', 'tile', 'option card', 'segmented control'],
  use: [
    'One of two to four options that changes what follows: the type of ID, the payment method.',
    'Explain each option with `description`.',
  ],
  avoid: [
    'A choice that does not change the form: `RadioGroup`.',
    'Cards that lead to pages: `Card` with a `TextLink`.',
  ],
};
