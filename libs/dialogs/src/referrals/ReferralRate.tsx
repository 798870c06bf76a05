import { referralRate } from './referral.ts';

/**
 * Renders the reward within a sentence: '$50'. It stays visible while amounts are hidden, because it
 * is the same for every customer.
 */
export const ReferralRate = () => <span>{referralRate}</span>;
