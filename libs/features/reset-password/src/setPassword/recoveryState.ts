import type { RedirectResult } from '@bank-bonuses/auth';

/** What allows the customer to set a password. */
export type Proof = 'link' | 'code' | 'expired';

/** Why no password can be set; `undefined` for somebody who came to enter the code. */
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

/** The link brought no session of its own: the person signed in here may be somebody else. */
export const isWorthless = ({ kind }: RedirectResult): boolean =>
  kind === 'failed' || kind === 'unverified';

/**
 * The link and the code of a mail are one and the same proof: opening the link uses up both. A link
 * that the service could not be asked about may still be good, and so may a mail nobody has opened.
 */
export const openedLink = (redirectResult: RedirectResult): boolean =>
  redirectResult.kind === 'recovery' ||
  (redirectResult.kind === 'failed' && redirectResult.reason !== 'unreachable');
