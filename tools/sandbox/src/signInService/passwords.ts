import { isGuessablePassword } from '@bank-bonuses/product/passwords';
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { invalid, SignInError } from './errors.ts';
import type { SignInSettings } from './settings.ts';

const keyBytes = 32;

/** A low cost, because the customers are fictional and a registration checks its password several times. */
const newCost = 1_024;

/** The cost of hashes that an earlier version stored without it: Node's default. */
const formerCost = '16384';

const derive = (password: string, salt: Buffer, cost: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password, salt, keyBytes, { cost }, (error, hash) =>
      error === null ? resolve(hash) : reject(error),
    );
  });

/** Returns the salt, the scrypt hash and the cost of a password. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt, newCost);
  return `${salt.toString('base64url')}.${hash.toString('base64url')}.${newCost}`;
}

export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  const [salt = '', hash = '', cost = formerCost] = stored?.split('.') ?? [];
  if (hash === '') return false;
  const derived = await derive(password, Buffer.from(salt, 'base64url'), Number(cost));
  return timingSafeEqual(derived, Buffer.from(hash, 'base64url'));
}

/** Throws if a new password is too long or weak. */
export function checkNewPassword(
  { password, email }: { password: string; email: string },
  { minimumPasswordLength, rejectsGuessablePasswords }: SignInSettings,
): void {
  if (Buffer.byteLength(password) > 72) {
    throw invalid('Password cannot be longer than 72 characters');
  }
  const isShort = password.length < minimumPasswordLength;
  const isGuessable = rejectsGuessablePasswords && isGuessablePassword(password, [email]);
  if (!isShort && !isGuessable) return;
  const message = [
    isShort && `Password should be at least ${minimumPasswordLength} characters.`,
    isGuessable && 'Password is known to be weak and easy to guess, please choose a different one.',
  ];
  const reasons = [isShort ? ['length'] : [], isGuessable ? ['pwned'] : []].flat();
  throw new SignInError(422, 'weak_password', message.filter(Boolean).join(' '), reasons);
}
