import { cardFee, openingFee } from '@bank-bonuses/product';

export const openingFeeCents = openingFee * 100;

export const cardChargeCents = (openingFee + cardFee) * 100;
