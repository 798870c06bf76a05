import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Digests keyed with a secret. Without that secret, a copy of the database does not reveal any code
 * or token, or which account a rate-limit counter belongs to.
 */
export interface Digests {
  of(purpose: string, value: string): string;
  /** Returns the refresh token of a stored seed. */
  refreshToken(seed: string): string;
}

const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789';
const refreshTokenLength = 12;

/** Creates digests with a secret, which must be stored outside the database. */
export function createDigests(secret: string): Digests {
  const keyed = (purpose: string, value: string) =>
    createHmac('sha256', secret).update(`${purpose}\n${value}`).digest();
  return {
    of: (purpose, value) => keyed(purpose, value).toString('hex'),
    refreshToken(seed) {
      let rest = BigInt(`0x${keyed('refresh-token', seed).toString('hex')}`);
      let token = '';
      while (token.length < refreshTokenLength) {
        token += alphabet.charAt(Number(rest % 36n));
        rest /= 36n;
      }
      return token;
    },
  };
}

/** Compares two texts in constant time. */
export function sameText(left: string, right: string): boolean {
  const a = Buffer.from(left);
  const b = Buffer.from(right);
  return a.length === b.length && timingSafeEqual(a, b);
}
