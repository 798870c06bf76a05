import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Forms',
  words: ['toggle', 'on off', 'setting'],
  use: ['A setting that takes effect at once, without a Save button.'],
  avoid: [
    'A yes or no that is sent with a form, or consent: `Checkbox`.',
    'One of several: `RadioGroup`.',
  ],
};
