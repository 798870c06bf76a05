import { paths } from '@bank-bonuses/product/routes';

/** The reward in dollars for a friend's first completed bonus. */
const reward = 50;

/** The code that stands for "no referrer". It is never shown and never part of a link. */
const defaultCode = 'BANKBONUSES';

/** Returns the formatted reward: '$50'. */
export const referralRate = () => `$${reward}`;

/** Returns the URL where a friend signs up. It contains the referrer's code, if there is one. */
export function referralLink(origin: string, code: string | undefined): string {
  const link = new URL(paths.register, origin);
  if (code && code !== defaultCode) link.searchParams.set('ref', code);
  return link.href;
}
