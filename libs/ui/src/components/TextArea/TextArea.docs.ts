import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Forms',
  words: ['textarea', 'multiline', 'message', 'comment', 'long text'],
  use: ['Text of several lines: a message to support, a reason, a note.'],
  avoid: ['One line of text: `TextField`.'],
};
