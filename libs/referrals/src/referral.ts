import { paths } from '@bank-bonuses/routes';

/** What somebody earns, in dollars, when a friend completes a first bank bonus. */
const reward = 50;

/** The code that a link without a referrer stands for. People never see it, so no link carries it. */
const defaultCode = 'BANKBONUSES';

/** The reward as it is shown: '$50'. */
export const referralRate = () => `$${reward}`;

/** Where a friend signs up; with the referrer's own code where there is one. */
export function referralLink(origin: string, code: string | undefined): string {
  const link = new URL(paths.register, origin);
  if (code && code !== defaultCode) link.searchParams.set('ref', code);
  return link.href;
}
