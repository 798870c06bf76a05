/** More than any account holds, and exact as a number. */
const maxCents = 1e13;

/** Dollars as a number or as text in whole cents; undefined when there is a fraction of a cent. */
export function toCents(dollars: number | string): number | undefined {
  if (typeof dollars === 'string' && !/^-?\d{1,12}(\.\d{1,2})?$/.test(dollars)) return undefined;
  const number = Number(dollars);
  const cents = Math.round(number * 100);
  // The nearest number to so many cents is the number itself, or there was more of it.
  return Math.abs(cents) <= maxCents && cents / 100 === number ? cents + 0 : undefined;
}
