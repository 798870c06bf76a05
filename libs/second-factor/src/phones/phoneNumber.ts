import { foldCharacters, usPhoneDigits } from '@bank-bonuses/ui';

/**
 * The number as messages are sent to it, as `+15550100144`; undefined for what cannot be one. Without a country code it
 * is a US number. `00` and `011` stand for the `+` where people dial them, and `(0)` is dialled at home only.
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

/** In North America an area begins with 2 to 9, and the number has ten digits. Elsewhere lengths differ (E.164). */
const checked = (number: string) =>
  /^\+(1[2-9]\d{9}|[2-9]\d{7,14})$/.test(number) ? number : undefined;
