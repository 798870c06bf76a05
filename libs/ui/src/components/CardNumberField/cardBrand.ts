import { onlyDigits } from '../../formatting/formatters.ts';

/**
 * The unambiguous first digits of each brand (ISO/IEC 7812). For a co-branded card, the first
 * digits decide.
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

/**
 * Returns the brand of a card from the digits typed so far, formatted or not; `undefined` while the
 * digits match several brands or none.
 */
export function cardBrand(cardNumber: string): string | undefined {
  const digits = onlyDigits(cardNumber);
  return brands.find(([first]) => first.test(digits))?.[1];
}
