const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

const signedDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  signDisplay: 'exceptZero',
});

/**
 * US dollars with cents and the sign before: `-$1,234.50`. Takes a number or a numeric text; a dash
 * stands for anything else.
 */
export function formatAmount(value: number | string, sign: 'negative' | 'always' = 'negative') {
  const number = typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value);
  if (!Number.isFinite(number)) return '–';
  // Nobody owes minus nothing: what rounds to zero carries no sign.
  const cents = Math.abs(number) < 0.005 ? 0 : number;
  return (sign === 'always' ? signedDollars : dollars).format(cents);
}
