/** Returns a number, as at registration, unless the customer has saved a text since. */
export function zipOnTheWire(stored: string): number | string {
  return /^\d{5}$/.test(stored) ? Number(stored) : stored;
}

/** Pads to five digits, so that no other code has to. */
export function zipInTheDatabase(zip: number | string): string {
  return typeof zip === 'number' ? String(zip).padStart(5, '0') : zip;
}
