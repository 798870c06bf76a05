import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Forms',
  words: ['input', 'text box', 'textbox', 'email', 'search field'],
  use: [
    'One line of text: a name, an address, an email address.',
    'Say the kind with `type`, what browsers may fill in with `autoComplete`, and which keys a phone shows with `inputMode`.',
  ],
  avoid: [
    'Text of several lines: `TextArea`.',
    'A secret: `PasswordField`. A number to hide from shoulders: `MaskedField`. A day: `DateField`. A one-time code: `OneTimeCodeField`.',
    'One of a known list: `SelectField`, or `RadioGroup` up to five.',
  ],
};
