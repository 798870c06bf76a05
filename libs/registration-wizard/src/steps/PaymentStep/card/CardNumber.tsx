import { cardBrand, CardNumberField } from '@bank-bonuses/ui';
import { useAdvice } from '../../../form/useAdvice.ts';
import { useValueOnBlur } from '../../../form/useValueOnBlur.ts';
import { useAnswer } from '../../../form/useRegistrationForm.ts';
import { useTextField } from '../../../form/useTextField.ts';
import { onlyDigits } from '../../../formatting/typedValues.ts';
import { cardGroup } from '../PaymentStep.schema.ts';

/** Renders the card number, with advice as soon as it is complete and before anything is charged. */
export function CardNumber() {
  const cardNumber = useAnswer('cardNumber');
  const wasBlurred = useValueOnBlur('cardNumber', cardNumber) === cardNumber;
  const isWhole = wasBlurred || isWholeCardNumber(cardNumber);
  const advice = useAdvice(isWhole ? cardNumberHint(cardNumber) : undefined);
  return (
    <CardNumberField
      {...useTextField('cardNumber', { group: cardGroup })}
      brand={cardBrand(cardNumber)}
      note={advice}
    />
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
  return digits.length >= 12 && luhnSum(digits) % 10 !== 0
    ? 'One of these digits seems to be wrong. Please compare them with your card.'
    : undefined;
}

/**
 * Returns the Luhn sum (ISO/IEC 7812): every second digit from the right is doubled, and its digits are
 * added up.
 */
function luhnSum(digits: string): number {
  return [...digits]
    .reverse()
    .map((digit, at) => Number(digit) * (at % 2 === 1 ? 2 : 1))
    .reduce((sum, value) => sum + (value > 9 ? value - 9 : value), 0);
}
