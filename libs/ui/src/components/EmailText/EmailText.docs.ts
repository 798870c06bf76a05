import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Data display',
  words: ['mail', 'address', 'wrap', 'break'],
  use: ['An email address in text, which breaks before its @ and not inside a word.'],
  avoid: ['A mail link: put it into a `TextLink`.'],
};
