import { agreements } from '@bank-bonuses/messages';
import { labelOf } from '../../../form/fields.ts';

export interface ExpiryError {
  /** The text beside the field. */
  text: string;
  /** Whether the date is complete and in the past. */
  isOver: boolean;
}

/**
 * The month in which the first version of the agreements came into force. No registration is older,
 * so a card that expired before is over in every time zone, whatever the clock of the device says.
 */
const firstMonth = agreements.terms_of_service.versions[0]?.effectiveDate.slice(0, 7) ?? '';

/**
 * Returns the error of a card's expiry date (`MM/YY`). The clock of the device may be wrong, so it
 * only gives advice: the service rejects a card that is over by its own clock.
 */
export function expiryError(expiry: string): ExpiryError | undefined {
  const field = labelOf('cardExpiry');
  const [, month, year] = /^(\d\d)(?:\/(\d\d)?)?$/.exec(expiry) ?? [];
  if (expiry === '') return { text: `${field} is required`, isOver: false };
  if (month !== undefined && !/^(0[1-9]|1[0-2])$/.test(month))
    return { text: `${field} needs a month from 01 to 12`, isOver: false };
  if (month === undefined || year === undefined)
    return { text: `${field} is incomplete`, isOver: false };
  const isOver = `20${year}-${month}` < firstMonth;
  return isOver ? { text: `${field} is in the past`, isOver } : undefined;
}

/**
 * Returns advice on an expiry date that is in the past by the clock of the device.
 * @param now the time whose local month is used. A card is valid until the end of its month
 */
export function expiryHint(expiry: string, now: Date): string | undefined {
  const [, month, year] = /^(\d\d)\/(\d\d)$/.exec(expiry) ?? [];
  if (month === undefined || expiryError(expiry)) return undefined;
  const isOver =
    (2000 + Number(year)) * 12 + Number(month) < now.getFullYear() * 12 + now.getMonth() + 1;
  return isOver
    ? 'By the clock of this device, this card has expired. Please check it.'
    : undefined;
}
