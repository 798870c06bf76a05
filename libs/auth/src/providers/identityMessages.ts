import { AuthError } from '../AuthError.ts';

export const identityFallbacks = {
  list: 'Your linked logins could not be loaded. Please try again.',
  send: 'The code could not be sent to your email address. Please try again.',
  check: 'The code could not be checked. Please try again.',
  unlink: 'This login could not be unlinked. Please try again.',
} as const;

const wrongCodeText = 'This code is incorrect or has expired. Please check it.';

/**
 * Messages by error code that tell the customer what to do. The service's own texts contain the
 * technical term 'identity'.
 */
const texts: Record<string, string> = {
  otp_expired: wrongCodeText,
  manual_linking_disabled: 'Logins cannot be unlinked right now.',
  identity_not_found: 'This login is no longer linked to your account. Please load the page again.',
  single_identity_not_deletable: 'This is your only way to log in, so it cannot be unlinked.',
  email_conflict_identity_not_deletable:
    'This login cannot be unlinked because another account uses your remaining email address.',
};

/**
 * Rethrows the error. Replaces its text with a text for the customer, if there is one for its code.
 * @throws AuthError
 */
export function rethrowInPlainWords(failure: AuthError): never {
  const text = texts[failure.code ?? ''];
  throw text === undefined ? failure : new AuthError(text, failure);
}
