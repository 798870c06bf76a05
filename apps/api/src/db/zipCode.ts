/**
 * Returns five digits as a number, as the registration submits them, and any other text unchanged.
 */
export function zipOnTheWire(stored: string): number | string {
  return /^\d{5}$/.test(stored) ? Number(stored) : stored;
}

/** Returns the ZIP code as text. A number is padded to five digits. */
export function zipInTheDatabase(zip: number | string): string {
  return typeof zip === 'number' ? String(zip).padStart(5, '0') : zip;
}
