import { cardFee, openingFee } from '@bank-bonuses/messages';

/** The account opening fee in cents. */
export const openingFeeCents = openingFee * 100;

/** The amount of a card charge: opening fee and processing fee. */
export const cardChargeCents = (openingFee + cardFee) * 100;
