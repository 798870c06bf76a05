import type { ValidationIssue } from '@bank-bonuses/api-client';
import {
  cardNumberInTextMessage,
  containsCardNumber,
  isCardNumberAsPhone,
} from '@bank-bonuses/product';

/** Returns an issue for each of these texts that contains a card number, which must not be stored. */
export function cardNumberIssues(
  texts: readonly { loc: ValidationIssue['loc']; text: string | null | undefined }[],
): ValidationIssue[] {
  return texts
    .filter(({ text }) => typeof text === 'string' && containsCardNumber(text))
    .map(({ loc }) => ({ loc, msg: cardNumberInTextMessage, type: 'card_number' }));
}

/** Returns an issue for a phone number that is a card number. */
export function phoneIssues(phone: string | undefined): ValidationIssue[] {
  if (phone === undefined || !isCardNumberAsPhone(phone)) return [];
  const loc = ['body', 'personal_phone'];
  return [{ loc, msg: cardNumberInTextMessage, type: 'card_number' }];
}
