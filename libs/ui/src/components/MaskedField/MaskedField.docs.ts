import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Forms',
  words: ['input', 'mask', 'sensitive', 'hidden number', 'SSN'],
  use: [
    'A number that other people should not see: complete while it is typed, masked on blur.',
    'The field is controlled; `mask` returns a text of the same length, so that nothing moves.',
  ],
  avoid: [
    'A password: `PasswordField`.',
    'A stored number: keep only its last digits, and show dots with a text for screen readers (see Money and masking).',
  ],
};
