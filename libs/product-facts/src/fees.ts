/** What opening the accounts costs, in dollars. */
export const openingFee = 5_000;

/** What paying by card adds, in percent of the fee. */
export const cardFeePercent = 3;

/** The same in dollars. */
export const cardFee = (openingFee * cardFeePercent) / 100;

/** The opening fee as texts name it: `$5,000`. */
export const openingFeeText = `$${openingFee.toLocaleString('en-US')}`;
