import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Data display',
  words: ['description list', 'key value', 'definition list', 'summary'],
  use: [
    'Names and values, line by line: payment details, a receipt, a profile.',
    '`action` adds a small control to its line, such as a button that copies the value.',
  ],
  avoid: ['Rows of the same kind: `Table`.', 'Points of advice: `IconList`.'],
};
