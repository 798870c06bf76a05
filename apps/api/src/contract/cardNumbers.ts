import type { ValidationIssue } from '@bank-bonuses/api-client';
import { cardNumberInTextMessage, containsCardNumber } from '@bank-bonuses/messages';

/** Returns an issue for each of these texts that contains a card number, which must not be stored. */
export function cardNumberIssues(
  texts: readonly { loc: ValidationIssue['loc']; text: string | null | undefined }[],
): ValidationIssue[] {
  return texts
    .filter(({ text }) => typeof text === 'string' && containsCardNumber(text))
    .map(({ loc }) => ({ loc, msg: cardNumberInTextMessage, type: 'card_number' }));
}
