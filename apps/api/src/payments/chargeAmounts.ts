import { cardFee, openingFee } from '@bank-bonuses/messages';

/** The account opening fee in cents. */
export const openingFeeCents = openingFee * 100;

/** What a card is charged: the fee and the percentage for processing. */
export const cardChargeCents = (openingFee + cardFee) * 100;
