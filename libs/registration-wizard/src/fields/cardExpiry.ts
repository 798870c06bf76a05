import { labelOf } from './table.ts';

const label = labelOf('cardExpiry');

/** Returns the error of an expiry date (`MM/YY`) that is missing or incomplete. */
export function expiryError(expiry: string): string | undefined {
  const [, month, year] = /^(\d\d)(?:\/(\d\d)?)?$/.exec(expiry) ?? [];
  if (expiry === '') return `${label} is required`;
  if (month !== undefined && !/^(0[1-9]|1[0-2])$/.test(month))
    return `${label} needs a month from 01 to 12`;
  return month === undefined || year === undefined ? `${label} is incomplete` : undefined;
}

export const expiryOver = `${label} is in the past`;

/**
 * Returns whether a complete expiry date is over.
 * @param now the time whose local month is used. A card is valid until the end of its month
 */
export function isExpired(expiry: string, now = new Date()): boolean {
  const [month = 0, year = 0] = expiry.split('/').map(Number);
  return (2000 + year) * 12 + month < now.getFullYear() * 12 + now.getMonth() + 1;
}
