import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Forms',
  words: ['tick', 'check', 'toggle', 'switch', 'agreement'],
  use: [
    'A yes or no that is submitted with its form, such as a consent.',
    'Put several related checkboxes into a `FieldGroup`.',
  ],
  avoid: [
    'One of several options: `RadioGroup`.',
    'A setting that takes effect at once: `Switch`.',
  ],
};
