import { onlyDigits } from '../../formatting/formatters.ts';

/**
 * First digits of each brand (ISO/IEC 7812), as far as they are unambiguous. A card of two brands
 * has the name of the one that its digits belong to.
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

/** The brand of a card by the digits typed so far, in any form; undefined while they fit several or none. */
export function cardBrand(cardNumber: string): string | undefined {
  const digits = onlyDigits(cardNumber);
  return brands.find(([first]) => first.test(digits))?.[1];
}
