import { foldCharacters, usPhoneDigits } from '@bank-bonuses/ui';

/**
 * The number as messages are sent to it, as `+15550100144`; undefined for what is none. Without a country code it is a
 * US number.
 */
export function internationalNumber(typed: string): string | undefined {
  const us = usPhoneDigits(typed);
  if (us !== undefined) return us.length === 10 ? `+1${us}` : `+${us}`;
  const number = foldCharacters(typed).replaceAll(/[\s().-]/g, '');
  return /^\+[1-9]\d{7,14}$/.test(number) ? number : undefined;
}
