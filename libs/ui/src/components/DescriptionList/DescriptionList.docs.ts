import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Data display',
  words: ['description list', 'key value', 'definition list', 'summary'],
  use: [
    'Names and what they stand for, line by line: payment details, a receipt, a profile.',
    '`action` holds a small control for its line, such as a button that copies it.',
  ],
  avoid: ['Rows of the same kind: `Table`.', 'Points of advice: `IconList`.'],
};
