/** The account opening fee, $5,000, in cents. */
export const openingFeeCents = 500_000;

const cardFeePercent = 3;

/** What a card is charged: the fee and 3 % for processing. */
export const cardChargeCents = (openingFeeCents * (100 + cardFeePercent)) / 100;
