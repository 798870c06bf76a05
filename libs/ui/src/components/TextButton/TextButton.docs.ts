import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Actions',
  words: ['link button', 'inline button'],
  use: ["Content that opens in place from within a sentence, such as a contract's text."],
  avoid: ['Another page: `TextLink`.', 'The submit button of a form: `Button`.'],
};
