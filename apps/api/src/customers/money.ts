/** Money is whole cents in the database and dollars on the wire. */
export function toDollars(cents: number): number {
  return cents / 100;
}
