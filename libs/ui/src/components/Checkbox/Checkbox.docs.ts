import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Forms',
  words: ['tick', 'check', 'toggle', 'switch', 'agreement'],
  use: [
    'A yes or no that is sent with its form, such as a consent.',
    'Several that belong together stand in a `FieldGroup`.',
  ],
  avoid: [
    'One of several: `RadioGroup`.',
    'Something that happens at once: a `Button`, since a tick promises to wait for the form.',
  ],
};
