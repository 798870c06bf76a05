import { labelOf } from '../../../form/fields.ts';

export interface ExpiryError {
  /** The text beside the field. */
  text: string;
  /** Whether the date is complete and in the past. */
  isOver: boolean;
}

/**
 * Returns the error of a card's expiry date (`MM/YY`). An expired card is rejected here, because
 * its bank would reject it only after the answers and photos were sent. @param now the time whose
 * local month is used. A card is valid until the end of its month
 */
export function expiryError(expiry: string, now: Date): ExpiryError | undefined {
  const field = labelOf('cardExpiry');
  const [, month, year] = /^(\d\d)(?:\/(\d\d)?)?$/.exec(expiry) ?? [];
  if (expiry === '') return { text: `${field} is required`, isOver: false };
  if (month !== undefined && !/^(0[1-9]|1[0-2])$/.test(month))
    return { text: `${field} needs a month from 01 to 12`, isOver: false };
  if (month === undefined || year === undefined)
    return { text: `${field} is incomplete`, isOver: false };
  const isOver =
    (2000 + Number(year)) * 12 + Number(month) < now.getFullYear() * 12 + now.getMonth() + 1;
  return isOver ? { text: `${field} is in the past`, isOver } : undefined;
}
