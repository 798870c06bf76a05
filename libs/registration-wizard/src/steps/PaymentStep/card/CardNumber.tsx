import { Icon, Inline, TextField } from '@bank-bonuses/ui';
import { useId } from 'react';
import { useAdvice } from '../../../form/useAdvice.ts';
import { useValueOnBlur } from '../../../form/useValueOnBlur.ts';
import { useAnswer } from '../../../form/useRegistrationForm.ts';
import { useTextField } from '../../../form/useTextField.ts';
import { formatCardNumber, onlyDigits } from '../../../formatting/formatters.ts';
import { cardGroup } from '../PaymentStep.schema.ts';

/** The number, asked about as soon as it is whole, so before anything can be charged. */
export function CardNumber() {
  const cardNumber = useAnswer('cardNumber');
  const wasBlurred = useValueOnBlur('cardNumber', cardNumber) === cardNumber;
  const isWhole = wasBlurred || isWholeCardNumber(cardNumber);
  const advice = useAdvice(isWhole ? cardNumberHint(cardNumber) : undefined);
  const field = useTextField('cardNumber', { format: formatCardNumber, group: cardGroup });
  const brand = cardBrand(cardNumber);
  const brandId = useId();
  return (
    <TextField
      {...field}
      aria-describedby={
        [field['aria-describedby'], brand && brandId].filter(Boolean).join(' ') || undefined
      }
      inputMode="numeric"
      autoComplete="cc-number"
      maxLength={19}
      note={advice}
      trailing={brand && <Brand id={brandId} name={brand} />}
    />
  );
}

/** A card, drawn for all brands alike, with the brand's name. */
function Brand({ id, name }: { id: string; name: string }) {
  return (
    <Inline gap="xs" wrap={false}>
      <Icon>
        <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2">
          <rect x="2" y="5" width="20" height="14" rx="2" />
          <path d="M2 10h20M6 15h4" />
        </svg>
      </Icon>
      <span id={id}>{name}</span>
    </Inline>
  );
}

/**
 * Which first digits belong to which brand (ISO/IEC 7812), as far as they are the brand's alone. Cards
 * that carry two brands are named by the one whose digits they have.
 */
const brands: readonly [RegExp, string][] = [
  [/^3[47]/, 'American Express'],
  [/^4/, 'Visa'],
  [/^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, 'Mastercard'],
  [/^(6011|64[4-9]|65)/, 'Discover'],
  [/^3(0[0-5]|[689])/, 'Diners Club'],
  [/^35(2[89]|[3-8])/, 'JCB'],
  [/^62/, 'UnionPay'],
];

/** The brand of a card by the digits typed so far; undefined while they fit several or none. */
export function cardBrand(cardNumber: string): string | undefined {
  const digits = onlyDigits(cardNumber);
  return brands.find(([first]) => first.test(digits))?.[1];
}

/** American Express has 15 digits, nearly every other card 16; fewer may be one that is still being typed. */
export function isWholeCardNumber(cardNumber: string): boolean {
  return /^(3[47]\d{13}|\d{16})$/.test(onlyDigits(cardNumber));
}

/**
 * Advice on a card number whose last digit does not fit the others, as it is after a slip. Whether a card
 * is good is for its bank to say, so nobody is stopped by it.
 */
export function cardNumberHint(cardNumber: string): string | undefined {
  const digits = onlyDigits(cardNumber);
  return digits.length >= 12 && luhnSum(digits) % 10 !== 0
    ? 'One of these digits seems to be wrong. Please compare them with your card.'
    : undefined;
}

/** ISO/IEC 7812: from the right every second digit counts twice, and its own digits are added up. */
function luhnSum(digits: string): number {
  return [...digits]
    .reverse()
    .map((digit, at) => Number(digit) * (at % 2 === 1 ? 2 : 1))
    .reduce((sum, value) => sum + (value > 9 ? value - 9 : value), 0);
}
