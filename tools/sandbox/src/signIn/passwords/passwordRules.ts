import { isGuessablePassword } from '@bank-bonuses/portal-config/passwords';
import { AuthApiError, invalid } from '../http/errors.ts';
import type { SignInSettings } from '../settings.ts';

const maxPasswordBytes = 72;

/** The lowest value allowed for `minimumPasswordLength`, as in GoTrue. */
const lowestMinimum = 6;

type PasswordSettings = Pick<
  SignInSettings,
  'minimumPasswordLength' | 'requiredCharacters' | 'blockedPasswords' | 'rejectsGuessablePasswords'
>;

/** The reasons why a password is weak, with the texts and order of GoTrue. */
export interface PasswordWeakness {
  message: string;
  reasons: string[];
}

function lacksCharacters(password: string, sets: string[]): boolean {
  return sets.some((set) => set !== '' && ![...set].some((one) => password.includes(one)));
}

/** A password, and the email address of the account that it is for. */
export interface PasswordOf {
  password: string;
  email: string;
}

function isBlocked({ password, email }: PasswordOf, settings: PasswordSettings): boolean {
  const { blockedPasswords, rejectsGuessablePasswords } = settings;
  return (
    blockedPasswords.some((one) => one.toLowerCase() === password.toLowerCase()) ||
    (rejectsGuessablePasswords && isGuessablePassword(password, [email]))
  );
}

/** Returns the password rule that is violated, or undefined for a valid password. */
export function weaknessOf(
  { password, email }: PasswordOf,
  settings: PasswordSettings,
): PasswordWeakness | undefined {
  const minimum = Math.max(lowestMinimum, settings.minimumPasswordLength);
  const sets = settings.requiredCharacters;
  const found: [string, string][] = [];
  if (password.length < minimum) {
    found.push(['length', `Password should be at least ${minimum} characters.`]);
  }
  if (lacksCharacters(password, sets)) {
    const text = `Password should contain at least one character of each: ${sets.join(', ')}.`;
    found.push(['characters', text]);
  }
  if (isBlocked({ password, email }, settings)) {
    const text = 'Password is known to be weak and easy to guess, please choose a different one.';
    found.push(['pwned', text]);
  }
  if (found.length === 0) return undefined;
  return {
    message: found.map(([, text]) => text).join(' '),
    reasons: found.map(([reason]) => reason),
  };
}

/** Throws if the password is too long or violates a rule. */
export function checkNewPassword(wanted: PasswordOf, settings: PasswordSettings): void {
  if (Buffer.byteLength(wanted.password) > maxPasswordBytes) {
    throw invalid('Password cannot be longer than 72 characters');
  }
  const weakness = weaknessOf(wanted, settings);
  if (weakness === undefined) return;
  const { message, reasons } = weakness;
  throw new AuthApiError(422, 'weak_password', message, { weakPasswordReasons: reasons });
}
