import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Forms',
  words: ['input', 'tel', 'telephone', 'mobile number'],
  use: [
    'A phone number. Phones show their keypad for phone numbers, and browsers can fill in the number.',
  ],
  avoid: ['A number that needs one format: format it when you send it, not while it is typed.'],
};
