/** A number as at registration, unless the customer has written something else since. */
export function zipOnTheWire(stored: string): number | string {
  return /^\d{5}$/.test(stored) ? Number(stored) : stored;
}

/** Five digits in the database, so that nothing has to pad them but this. */
export function zipInTheDatabase(zip: number | string): string {
  return typeof zip === 'number' ? String(zip).padStart(5, '0') : zip;
}
