const options = { style: 'currency', currency: 'USD' } as const;

// Made when first needed: each takes a slow phone several milliseconds, and no page needs all.
let dollars: Intl.NumberFormat | undefined;
let signedDollars: Intl.NumberFormat | undefined;

/**
 * US dollars with cents and the sign before: `-$1,234.50`. Takes a number or a numeric text; a dash
 * stands for anything else.
 */
export function formatAmount(value: number | string, sign: 'negative' | 'always' = 'negative') {
  const number = typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value);
  if (!Number.isFinite(number)) return '–';
  // Nobody owes minus nothing: what rounds to zero carries no sign.
  const cents = Math.abs(number) < 0.005 ? 0 : number;
  if (sign === 'negative') {
    dollars ??= new Intl.NumberFormat('en-US', options);
    return dollars.format(cents);
  }
  signedDollars ??= new Intl.NumberFormat('en-US', { ...options, signDisplay: 'exceptZero' });
  return signedDollars.format(cents);
}
