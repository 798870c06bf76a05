import {
  cardNumberInTextMessage,
  containsCardNumber,
  isCardNumberAsPhone,
} from '@bank-bonuses/product';
import { check } from './rule.ts';

/** Rejects a text that contains a card number, because such numbers must not be stored. */
export const noCardNumber = check<string>((text) => !containsCardNumber(text), {
  text: cardNumberInTextMessage,
});

/** Rejects a phone number that is a card number. */
export const noCardNumberAsPhone = check<string>((phone) => !isCardNumberAsPhone(phone), {
  text: cardNumberInTextMessage,
});
