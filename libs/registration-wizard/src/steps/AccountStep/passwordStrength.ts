export type PasswordStrength = 'weak' | 'fair' | 'strong';

/** Words that attackers try first, because they are common in passwords. */
const common =
  /passw[o0]rd|qwert|asdf|zxcv|letmein|welcome|iloveyou|admin|monkey|dragon|football|baseball|sunshine|princess|abc123|login|master|bonus/gi;
const runs = ['abcdefghijklmnopqrstuvwxyz', '01234567890', '09876543210'];

/**
 * Bits of entropy that make guessing impractical: `fairBits` online, `strongBits` against a stolen
 * password list.
 */
const fairBits = 40;
const strongBits = 65;

/**
 * Estimates how hard a password is to guess, from its length and its kinds of characters. Words
 * that attackers try first hardly increase the strength. The result is only advice.
 */
export function strengthOf(password: string, known: readonly string[] = []): PasswordStrength {
  const bits = bitsOf(password, known);
  if (bits < fairBits) return 'weak';
  return bits < strongBits ? 'fair' : 'strong';
}

function bitsOf(password: string, known: readonly string[]): number {
  let rest = password;
  // Each of the applicant's own words, such as the name, and each common word is counted as one
  // character.
  for (const word of known.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u)))
    if (word.length > 2) rest = rest.replaceAll(new RegExp(escaped(word), 'giu'), 'a');
  rest = rest.replaceAll(common, 'a');
  const signs = [...rest];
  const counted = signs.filter((sign, at) => !isExpected(sign, signs[at - 1])).length;
  return counted * Math.log2(Math.max(2, kindsOf(signs)));
}

/**
 * Returns whether a character repeats the previous one, or continues an alphabet or a row of
 * digits.
 */
function isExpected(sign: string, before: string | undefined): boolean {
  if (before === undefined) return false;
  const pair = (before + sign).toLowerCase();
  return before === sign || runs.some((run) => run.includes(pair));
}

function kindsOf(signs: readonly string[]): number {
  const has = (pattern: RegExp) => signs.some((sign) => pattern.test(sign));
  return (
    (has(/\p{Ll}|\p{Lo}/u) ? 26 : 0) +
    (has(/\p{Lu}/u) ? 26 : 0) +
    (has(/\p{N}/u) ? 10 : 0) +
    (has(/[^\p{L}\p{N}]/u) ? 20 : 0)
  );
}

function escaped(word: string): string {
  return word.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
