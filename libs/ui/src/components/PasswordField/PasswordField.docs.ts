import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Forms',
  words: ['input', 'secret', 'reveal', 'show password'],
  use: [
    'A password, new or current. It can be shown, and tells of a caps lock that is on.',
    '`autoComplete` says `new-password` or `current-password`, so that password managers do the right thing.',
  ],
  avoid: [
    'A number that only needs masking: `MaskedField`.',
    'A code from an app or a mail: `OneTimeCodeField`.',
  ],
};
