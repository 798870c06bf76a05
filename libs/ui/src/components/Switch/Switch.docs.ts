import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Forms',
  words: ['toggle', 'on off', 'setting'],
  use: ['A setting that takes effect at once, without a Save button.'],
  avoid: [
    'A yes or no that is submitted with a form, or a consent: `Checkbox`.',
    'One of several options: `RadioGroup`.',
  ],
};
