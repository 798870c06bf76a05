import { Amount, useAmountsHidden } from '@bank-bonuses/ui';
import { referralRate } from './referral.ts';

/** The reward inside of other words: '$50', or dots while amounts are hidden. */
export const ReferralRate = () =>
  useAmountsHidden() ? <Amount value="" /> : <span>{referralRate()}</span>;
