import { foldCharacters, usPhoneDigits } from '@bank-bonuses/ui';

/**
 * Returns the number in international format, `+15550100144`; `undefined` for an invalid one. A
 * number without a country code is a US number. A leading `00` or `011` is replaced with `+`, and
 * `(0)` is removed, because it is dialed only within a country.
 */
export function internationalNumber(typed: string): string | undefined {
  const us = usPhoneDigits(typed);
  if (us !== undefined) return checked(us.length === 10 ? `+1${us}` : `+${us}`);
  return checked(
    foldCharacters(typed)
      .replaceAll('(0)', '')
      .replaceAll(/[\s().-]/g, '')
      .replace(/^(00|011)(?=[1-9])/, '+'),
  );
}

/**
 * In North America an area code begins with 2 to 9, and the number has ten digits. Elsewhere
 * lengths differ (E.164).
 */
const checked = (number: string) =>
  /^\+(1[2-9]\d{9}|[2-9]\d{7,14})$/.test(number) ? number : undefined;
