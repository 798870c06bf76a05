/** Converts cents to dollars. The database stores whole cents; the API uses dollars. */
export function toDollars(cents: number): number {
  return cents / 100;
}
