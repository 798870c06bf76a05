import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Forms',
  words: ['input', 'input mask', 'pattern', 'format as you type'],
  use: [
    'A number or code that has one written form: groups, dashes, capitals. `format` rewrites what is typed and pasted.',
  ],
  avoid: [
    'A number that has a field of its own: `SsnField`, `ZipField`, `CardNumberField`, `CardExpiryField`, `CardSecurityCodeField`.',
    'A phone number: people abroad write theirs in many ways. Use `PhoneField`, which changes nothing.',
  ],
};
