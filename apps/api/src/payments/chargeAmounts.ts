import { cardFee, openingFee } from '@bank-bonuses/messages';

/** The account opening fee in cents. */
export const openingFeeCents = openingFee * 100;

/** The amount of a card charge in cents: opening fee plus card fee. */
export const cardChargeCents = (openingFee + cardFee) * 100;
