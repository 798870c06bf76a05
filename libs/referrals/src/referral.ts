import { paths } from '@bank-bonuses/routes';

/** The reward in dollars for a friend's first completed bonus. */
const reward = 50;

/** The code of a link without a referrer. It is never shown, so no link contains it. */
const defaultCode = 'BANKBONUSES';

/** Returns the formatted reward: '$50'. */
export const referralRate = () => `$${reward}`;

/** Where a friend signs up; with the referrer's own code where there is one. */
export function referralLink(origin: string, code: string | undefined): string {
  const link = new URL(paths.register, origin);
  if (code && code !== defaultCode) link.searchParams.set('ref', code);
  return link.href;
}
