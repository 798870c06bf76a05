import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Forms',
  words: ['radio button', 'option', 'single choice'],
  use: [
    'One of two to five options with short labels.',
    'Select no option at first if a wrong default could do harm.',
  ],
  avoid: [
    'A choice that changes the rest of the form: `RadioCards`.',
    'More than five options: `SelectField`. Yes or no: `Checkbox`.',
  ],
};
