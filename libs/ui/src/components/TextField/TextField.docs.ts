import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Forms',
  words: ['input', 'text box', 'textbox', 'email', 'search field'],
  use: [
    'One line of text: a name, an address, an email address.',
    'Set `type`, `autoComplete` for browsers and password managers, and `inputMode` for the keyboard of phones.',
  ],
  avoid: [
    'Text of several lines: `TextArea`.',
    'A secret: `PasswordField`. A number that other people should not see: `MaskedField`. A day: `DateField`. A one-time code: `OneTimeCodeField`.',
    'One of a known list: `SelectField`, or `RadioGroup` for up to five options.',
  ],
};
