import { AuthError } from '../AuthError.ts';

export const identityFallbacks = {
  list: 'Your linked sign-ins could not be loaded. Please try again.',
  send: 'The code could not be sent to your email address. Please try again.',
  check: 'The code could not be checked. Please try again.',
  unlink: 'It could not be unlinked. Please try again.',
} as const;

const wrongCodeText = 'This code is not right or has expired. Please check it.';

/** The service's words name identities; these say what to do. */
const texts: Record<string, string> = {
  otp_expired: wrongCodeText,
  manual_linking_disabled: 'Sign-ins cannot be unlinked at present.',
  identity_not_found: 'It is not linked to your account any more. Please load the page again.',
  single_identity_not_deletable: 'This is your only way to log in, so it cannot be unlinked.',
  email_conflict_identity_not_deletable:
    'It cannot be unlinked, because another account uses the email address that would be left.',
};

/** @throws AuthError the same failure in plain words */
export function rethrowInPlainWords(failure: AuthError): never {
  const text = texts[failure.code ?? ''];
  throw text === undefined ? failure : new AuthError(text, failure);
}
