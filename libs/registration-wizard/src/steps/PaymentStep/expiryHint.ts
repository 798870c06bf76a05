/**
 * Advice on a card's expiry (`MM/YY`) that is over, as it is when a year of four digits was begun. Whether
 * a card is good is for its bank to say, so nobody is stopped by it.
 *
 * @param now the moment whose local month counts; a card is good until its month ends
 */
export function expiryHint(expiry: string, now: Date): string | undefined {
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d\d)$/.exec(expiry) ?? [];
  if (month === undefined || year === undefined) return undefined;
  const isOver =
    (2000 + Number(year)) * 12 + Number(month) < now.getFullYear() * 12 + now.getMonth() + 1;
  return isOver ? 'This date is in the past. Please check it.' : undefined;
}
