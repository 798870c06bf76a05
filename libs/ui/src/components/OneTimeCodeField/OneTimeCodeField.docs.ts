import type { ComponentDocs } from '../../internal/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Forms',
  words: ['input', 'OTP', '2FA', 'MFA', 'verification code', 'PIN'],
  use: [
    'The six digits of an authenticator app or a mail, in one field that accepts pasted codes in any format.',
    '`onComplete` can submit the form at the sixth digit; keep a submit button, too.',
  ],
  avoid: ['Any other number: `TextField` with `inputMode="numeric"`.'],
};
