/** The account opening fee in dollars. */
export const openingFee = 5_000;

/** The card processing fee in percent of the opening fee. */
export const cardFeePercent = 3;

/** In dollars. */
export const cardFee = (openingFee * cardFeePercent) / 100;

/** The opening fee as formatted in texts: `$5,000`. */
export const openingFeeText = `$${openingFee.toLocaleString('en-US')}`;

/** The provider's share of each bonus, in percent. */
export const successFeePercents = { accountOpening: 25, referral: 50 } as const;

/** The costs in the wording of the Terms of Service, which import these texts. */
export const costMessages = {
  upfront: `You pay an upfront agreed sum, plus the amount required to qualify for each bonus. The account opening fee is ${openingFeeText}.`,
  card: `Paying by card adds a processing fee of ${cardFeePercent}%.`,
  accountOpening: `We keep a success fee of ${successFeePercents.accountOpening}% on each account opening. It is non-refundable.`,
  referral: `We keep a success fee of ${successFeePercents.referral}% on each referral bonus. It is non-refundable.`,
  revocation:
    'Revoking does not undo fees for accounts that were opened, or bonuses that were earned, before activity ceased.',
} as const;
