import { createHmac, timingSafeEqual } from 'node:crypto';

/** Keyed digests: the database alone is not enough to guess a code, a token or whom a counter is about. */
export interface Digests {
  of(purpose: string, value: string): string;
  /** The refresh token that belongs to a stored seed. */
  refreshToken(seed: string): string;
}

const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789';
const refreshTokenLength = 12;

/** Digests under one secret, which lies outside the database. */
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

/** Compares without telling by its duration where two texts differ. */
export function sameText(left: string, right: string): boolean {
  const a = Buffer.from(left);
  const b = Buffer.from(right);
  return a.length === b.length && timingSafeEqual(a, b);
}
