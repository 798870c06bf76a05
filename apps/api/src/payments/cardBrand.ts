const brands: [string, RegExp][] = [
  ['visa', /^4/],
  ['mastercard', /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/],
  ['amex', /^3[47]/],
  ['discover', /^(6011|64[4-9]|65)/],
  ['diners', /^3(0[0-5]|[689])/],
  ['jcb', /^35/],
];

/** The brand that a card number's first digits tell. */
export function cardBrand(number: string): string {
  return brands.find(([, prefix]) => prefix.test(number))?.[0] ?? 'unknown';
}
