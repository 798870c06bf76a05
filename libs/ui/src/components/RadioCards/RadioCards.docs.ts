import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Forms',
  words: ['radio button', 'tile', 'option card', 'segmented control'],
  use: [
    'One of two to four that changes what follows: the kind of ID, the way to pay.',
    'Say with `description` what a choice means before it is made.',
  ],
  avoid: [
    'A choice with no consequence for the form: `RadioGroup`.',
    'Cards that lead to pages: `Card` with a `TextLink`.',
  ],
};
