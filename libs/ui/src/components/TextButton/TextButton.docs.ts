import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Actions',
  words: ['link button', 'inline button'],
  use: ["Something that opens in place from within a sentence, such as a contract's text."],
  avoid: ['Another page: `TextLink`.', 'What a form is sent with: `Button`.'],
};
