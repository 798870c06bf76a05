import { accountTexts } from '@bank-bonuses/product-facts';

const minPasswordLength = 6;

export const passwordTooShort = accountTexts.passwordTooShort;

/** Also asked when the field is left; apart from the schema, which the first view does not load. */
export function isTooShort(password: string): boolean {
  return password.length < minPasswordLength;
}
