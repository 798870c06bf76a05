import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Feedback',
  words: ['hint', 'popover', 'info', 'help text', 'title'],
  use: [
    'A few words about a term or a stat that most people know.',
    'Text only: it contains no controls and nothing required.',
  ],
  avoid: [
    "Help that everyone needs to answer: the field's `description`.",
    'Links and longer texts: `DisclosureButton` or `Dialog`.',
  ],
};
