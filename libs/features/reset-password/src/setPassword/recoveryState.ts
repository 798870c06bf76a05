import type { RedirectResult } from '@bank-bonuses/auth';

/** The proof that allows the customer to set a password. */
export type Proof = 'link' | 'code' | 'expired';

/** Returns why no password can be set; `undefined` for a visitor who enters the code. */
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

/** The link started no session: the signed-in person may be someone else. */
export const isWorthless = ({ kind }: RedirectResult): boolean =>
  kind === 'failed' || kind === 'unverified';

/**
 * The link and the code of a mail are one proof: opening the link uses up both. A link whose verification got
 * no response may still be valid, and so may an unopened mail.
 */
export const openedLink = (redirectResult: RedirectResult): boolean =>
  redirectResult.kind === 'recovery' ||
  (redirectResult.kind === 'failed' && redirectResult.reason !== 'unreachable');
