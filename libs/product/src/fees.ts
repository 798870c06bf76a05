import { formatCount } from './formatCount.ts';

/** The account opening fee in dollars. */
export const openingFee = 5_000;

/** The card processing fee in percent of the opening fee. */
export const cardFeePercent = 3;

/** In dollars. */
export const cardFee = (openingFee * cardFeePercent) / 100;

const dollars = (amount: number, digits: number) => `$${formatCount(amount.toFixed(digits))}`;

/** The opening fee as formatted in texts: `$5,000`. */
export const openingFeeText = dollars(openingFee, 0);

/** The opening fee with the processing fee of each kind of payment: `$5,150.00`. */
export const totalTexts = {
  transfer: dollars(openingFee, 2),
  card: dollars(openingFee + cardFee, 2),
} as const;

/** The costs, as the current Terms of Service have them. */
export const costMessages = {
  upfront: `You pay an upfront agreed sum, plus the amount required to qualify for each bonus. The account opening fee is ${openingFeeText}.`,
  card: `Paying by card adds a processing fee of ${cardFeePercent}%.`,
  accountOpening: 'We keep a success fee of 25% on each account opening. It is non-refundable.',
  referral: 'We keep a success fee of 50% on each referral bonus. It is non-refundable.',
  revocation:
    'Revoking your consent does not undo fees for accounts that were opened before we stopped. It does not undo bonuses that were earned before that.',
} as const;
