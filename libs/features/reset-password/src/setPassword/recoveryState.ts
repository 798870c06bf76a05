import type { RedirectResult } from '@bank-bonuses/auth';

/** The proof with which the customer may set a password; 'expired' if it is no longer valid. */
export type Proof = 'link' | 'code' | 'expired';

/**
 * Returns the reason why no password can be set, or `undefined` if the visitor is expected to enter
 * the code.
 */
export function reasonFor(
  redirectResult: RedirectResult,
  proof: Proof,
  email: string,
): string | undefined {
  if (proof === 'expired') return 'This link has expired or has already been used.';
  if (redirectResult.kind === 'failed') return redirectResult.message;
  if (email !== '') return undefined;
  return 'This link is invalid, has expired or was opened in another browser.';
}

/**
 * Returns whether the link started no session. A customer who is signed in may then be someone
 * other than the recipient of the link.
 */
export const startedNoSession = ({ kind }: RedirectResult): boolean =>
  kind === 'failed' || kind === 'unverified';

/**
 * Returns whether the link has been opened and is therefore used up, together with the code in the
 * same email. If the service could not be reached, the link may still be valid.
 */
export const openedLink = (redirectResult: RedirectResult): boolean =>
  redirectResult.kind === 'recovery' ||
  (redirectResult.kind === 'failed' && redirectResult.reason !== 'unreachable');
