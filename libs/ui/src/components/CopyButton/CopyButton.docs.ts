import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Actions',
  words: ['clipboard', 'copy to clipboard'],
  use: [
    'Beside a value that people copy to another app, as the `action` of a line of `DescriptionList`.',
  ],
  avoid: ['A value on its own: `CopyField` shows it with its button.'],
};
