import { paths } from '@bank-bonuses/product/routes';

/** The code that stands for "no referrer". It is never shown and never part of a link. */
const defaultCode = 'BANKBONUSES';

/** The reward for a friend's first completed bonus. */
export const referralRate = '$50';

/** Returns the URL where a friend signs up. It contains the referrer's code, if there is one. */
export function referralLink(origin: string, code: string | undefined): string {
  const link = new URL(paths.register, origin);
  if (code && code !== defaultCode) link.searchParams.set('ref', code);
  return link.href;
}
