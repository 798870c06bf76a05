import { passesLuhnCheck } from '@bank-bonuses/product';
import { cardBrand, CardNumberField } from '@bank-bonuses/ui';
import { useAdvice } from '../../../form/useAdvice.ts';
import { useValueOnBlur } from '../../../form/useValueOnBlur.ts';
import { useAnswer } from '../../../form/registrationForm.ts';
import { useTextField } from '../../../form/useField.ts';
import { onlyDigits } from '../../../formatting/typedValues.ts';

/** Renders the card number, with advice as soon as it is complete and before anything is charged. */
export function CardNumber() {
  const cardNumber = useAnswer('cardNumber');
  const wasBlurred = useValueOnBlur('cardNumber', cardNumber) === cardNumber;
  const isWhole = wasBlurred || isWholeCardNumber(cardNumber);
  const advice = useAdvice(isWhole ? cardNumberHint(cardNumber) : undefined);
  return (
    <CardNumberField {...useTextField('cardNumber')} brand={cardBrand(cardNumber)} note={advice} />
  );
}

/**
 * Returns whether a card number is complete. American Express has 15 digits, nearly every other
 * card 16.
 */
export function isWholeCardNumber(cardNumber: string): boolean {
  return /^(3[47]\d{13}|\d{16})$/.test(onlyDigits(cardNumber));
}

/**
 * Returns advice on a card number that fails the Luhn check, usually a typo. Only the bank decides whether a
 * card is valid, so the step accepts it.
 */
export function cardNumberHint(cardNumber: string): string | undefined {
  const digits = onlyDigits(cardNumber);
  return digits.length >= 12 && !passesLuhnCheck(digits)
    ? 'One of these digits seems to be wrong. Please compare them with your card.'
    : undefined;
}
