import { isGuessablePassword } from '@bank-bonuses/product/passwords';

export type PasswordStrength = 'weak' | 'fair' | 'strong';

/** Kinds of characters, with the number of characters of each kind. */
const kinds: [RegExp, number][] = [
  [/\p{Ll}|\p{Lo}/u, 26],
  [/\p{Lu}/u, 26],
  [/\p{N}/u, 10],
  [/[^\p{L}\p{N}]/u, 20],
];

/**
 * Bits of entropy that make guessing impractical: `fairBits` online, `strongBits` against a stolen
 * password list.
 */
const fairBits = 40;
const strongBits = 65;

/**
 * Estimates how hard a password is to guess, from its length and its kinds of characters. The
 * result is only advice.
 * @param known the applicant's own texts, such as the address
 */
export function strengthOf(password: string, known: readonly string[] = []): PasswordStrength {
  if (isGuessablePassword(password, known)) return 'weak';
  const range = kinds.reduce((sum, [kind, count]) => sum + (kind.test(password) ? count : 0), 0);
  const bits = [...password].length * Math.log2(Math.max(2, range));
  if (bits < fairBits) return 'weak';
  return bits < strongBits ? 'fair' : 'strong';
}
