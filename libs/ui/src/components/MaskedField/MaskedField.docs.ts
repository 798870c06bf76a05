import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Forms',
  words: ['input', 'mask', 'sensitive', 'hidden number', 'SSN'],
  use: [
    'A number that nobody should read over a shoulder: whole while it is typed, masked afterwards.',
    'The owner keeps the whole text; `mask` makes as many characters of it, so that nothing moves.',
  ],
  avoid: [
    'A password: `PasswordField`.',
    'To show a stored number: keep only its end, and write dots and words (see Money and masking).',
  ],
};
