import { agreements } from '@bank-bonuses/product';
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
 * The month in which the first version of the agreements came into force. No registration is older,
 * so a card that expired before is over in every time zone, whatever the clock of the device says.
 */
const firstMonth = agreements.terms_of_service.versions[0]?.effectiveDate.slice(0, 7) ?? '';

/**
 * Returns whether a complete expiry date is certainly over. The clock of the device may be wrong, so
 * it only gives advice: the service rejects a card that is over by its own clock.
 */
export function isExpired(expiry: string): boolean {
  const [, month = '', year = ''] = /^(\d\d)\/(\d\d)$/.exec(expiry) ?? [];
  return `20${year}-${month}` < firstMonth;
}

/**
 * Returns advice on an expiry date that is in the past by the clock of the device.
 * @param now the time whose local month is used. A card is valid until the end of its month
 */
export function expiryHint(expiry: string, now = new Date()): string | undefined {
  if (expiryError(expiry) !== undefined || isExpired(expiry)) return undefined;
  const [month, year] = expiry.split('/').map(Number);
  const isOver =
    (2000 + (year ?? 0)) * 12 + (month ?? 0) < now.getFullYear() * 12 + now.getMonth() + 1;
  return isOver
    ? 'By the clock of this device, this card has expired. Please check it.'
    : undefined;
}
