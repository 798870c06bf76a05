import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Forms',
  words: ['input', 'input mask', 'pattern', 'format as you type'],
  use: [
    'A number or code with one format: groups, dashes, capitals. `format` formats typed and pasted text.',
  ],
  avoid: [
    'A number with its own field: `SsnField`, `ZipField`, `CardNumberField`, `CardExpiryField`, `CardSecurityCodeField`.',
    'A phone number: formats differ between countries. Use `PhoneField`, which does not change the typed format.',
  ],
};
