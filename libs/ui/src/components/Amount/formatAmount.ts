const inDollars = { style: 'currency', currency: 'USD' } as const;

/**
 * Formats US dollars with cents and a leading sign: `-$1,234.50`. Accepts a number or a numeric text; returns
 * a dash for anything else.
 */
export function formatAmount(value: number | string, sign: 'negative' | 'always' = 'negative') {
  const number = typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value);
  if (!Number.isFinite(number)) return '–';
  // An amount that rounds to zero has no sign.
  const amount = Math.abs(number) < 0.005 ? 0 : number;
  const written = inWholeCents(Math.abs(amount));
  if (written === undefined) {
    const signDisplay = sign === 'always' ? 'exceptZero' : 'auto';
    return new Intl.NumberFormat('en-US', { ...inDollars, signDisplay }).format(amount);
  }
  const plus = sign === 'always' && amount > 0 ? '+' : '';
  return `${amount < 0 ? '-' : plus}$${written}`;
}

/**
 * Formats without `Intl`, whose first use on a page takes 70 ms on a slow phone. Returns
 * `undefined` for amounts that need rounding or are very large; `Intl` formats these.
 */
function inWholeCents(amount: number): string | undefined {
  const cents = Math.round(amount * 100);
  if (cents / 100 !== amount || amount >= 1e9) return undefined;
  const [dollars = '', rest] = (cents / 100).toFixed(2).split('.');
  return `${dollars.replace(/\B(?=(\d{3})+$)/g, ',')}.${rest}`;
}
