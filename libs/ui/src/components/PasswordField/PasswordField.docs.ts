import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Forms',
  words: ['input', 'secret', 'reveal', 'show password'],
  use: [
    'A new or current password. It can be shown, and the field warns about Caps Lock.',
    'Set `autoComplete` to `new-password` or `current-password` for password managers.',
  ],
  avoid: [
    'A number that only needs masking: `MaskedField`.',
    'A code from an app or a mail: `OneTimeCodeField`.',
  ],
};
