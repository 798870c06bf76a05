import { Secret, TOTP } from 'otpauth';

const parameters = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** Returns a random secret of 32 base32 characters. */
export const createTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** Returns the URI for the QR code of an authenticator app. */
export const totpUri = (secret: string, { issuer, email }: { issuer: string; email: string }) =>
  new TOTP({ ...parameters, issuer, label: email, secret: Secret.fromBase32(secret) }).toString();

/**
 * Returns the period of 30 seconds to which a code belongs, or undefined if it is not a code of the
 * current, the previous or the next period.
 */
export function totpPeriod(secret: string, token: string, timestamp: number): number | undefined {
  if (!/^\d{6}$/.test(token)) return undefined;
  const totp = new TOTP({ ...parameters, secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token, timestamp, window: 1 });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}
