import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Data display',
  words: ['clipboard', 'copy to clipboard', 'code', 'key', 'token'],
  use: ['A key, a code or a link that people copy to another app.'],
  avoid: [
    'Several values with names: `DescriptionList` with a `CopyButton` as the `action` of each line.',
  ],
};
