import { Amount, useAmountsHidden } from '@bank-bonuses/ui';
import { referralRate } from './referral.ts';

/** Renders the reward within a sentence: '$50', or dots while amounts are hidden. */
export const ReferralRate = () =>
  useAmountsHidden() ? <Amount value="" /> : <span>{referralRate()}</span>;
