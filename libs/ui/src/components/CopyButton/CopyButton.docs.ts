import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Actions',
  words: ['clipboard', 'copy to clipboard'],
  use: [
    'Beside a value that people take elsewhere, as the `action` of a line of `DescriptionList`.',
  ],
  avoid: ['A value that stands alone: `CopyField` brings it with its button.'],
};
