import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Forms',
  words: ['input', 'OTP', '2FA', 'MFA', 'verification code', 'PIN'],
  use: [
    'The six digits of an authenticator app or a mail, in one field that takes pasted codes as they come.',
    '`onComplete` can send the form as soon as the sixth digit is there; keep the button all the same.',
  ],
  avoid: ['Any other number: `TextField` with `inputMode="numeric"`.'],
};
