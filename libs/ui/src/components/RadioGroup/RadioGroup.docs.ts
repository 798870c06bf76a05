import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Forms',
  words: ['radio button', 'option', 'single choice'],
  use: [
    'One of two to five, each in a few words.',
    'Choose none at first where a wrong default would cost somebody.',
  ],
  avoid: [
    'A choice that changes what the form asks next: `RadioCards`.',
    'More than five: `SelectField`. Yes or no: `Checkbox`.',
  ],
};
