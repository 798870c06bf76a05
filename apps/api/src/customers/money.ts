/** Money is whole cents in the database and dollars on the wire. */
export function toDollars(cents: number): number {
  return cents / 100;
}

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** The number given at registration as the profile shows it: '$75,000'; `null` for 0, which stands for none. */
export function incomeText(income: number): string | null {
  return income === 0 ? null : dollars.format(income);
}
