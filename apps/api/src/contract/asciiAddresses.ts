import { asciiEmail } from '@bank-bonuses/product';

/**
 * Converts the domains of these email addresses of a body to ASCII, in place: the contract and the
 * sign-in service accept no other domain, and not every browser converts it.
 */
export function asciiAddresses(body: unknown, fields: readonly string[]): void {
  if (typeof body !== 'object' || body === null) return;
  const values = body as Record<string, unknown>;
  for (const field of fields) {
    const address = values[field];
    if (typeof address === 'string') values[field] = asciiEmail(address);
  }
}
