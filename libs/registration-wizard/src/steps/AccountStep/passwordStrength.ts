export type PasswordStrength = 'weak' | 'fair' | 'strong';

/** Words that attackers try first, because they are common in passwords. */
const common =
  /passw[o0]rd|qwert|asdf|zxcv|letmein|welcome|iloveyou|admin|monkey|dragon|football|baseball|sunshine|princess|abc123|login|master|bonus/gi;
const runs = ['abcdefghijklmnopqrstuvwxyz', '01234567890', '09876543210'];

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
  const words = known.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u));
  // Each word that attackers try first is counted as one character.
  const rest = words
    .filter((word) => word.length > 2)
    .reduce((text, word) => text.replaceAll(new RegExp(word, 'giu'), 'a'), password)
    .replaceAll(common, 'a');
  const signs = [...rest];
  const counted = signs.filter((sign, at) => !isExpected(sign, signs[at - 1])).length;
  const range = kinds.reduce((sum, [kind, count]) => sum + (kind.test(rest) ? count : 0), 0);
  const bits = counted * Math.log2(Math.max(2, range));
  if (bits < fairBits) return 'weak';
  return bits < strongBits ? 'fair' : 'strong';
}

/** Returns whether a character repeats the previous one or continues an alphabet or a row of digits. */
function isExpected(sign: string, before: string | undefined): boolean {
  if (before === undefined) return false;
  const pair = (before + sign).toLowerCase();
  return before === sign || runs.some((run) => run.includes(pair));
}
