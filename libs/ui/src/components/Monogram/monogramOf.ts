import type { ColorTokens } from '../../theme/tokens.ts';

/** Name of one of the monogram's color pairs. */
export type MonogramLook = keyof ColorTokens['monogram'];

const looks: readonly MonogramLook[] = ['one', 'two', 'three', 'four', 'five', 'six'];

/** Words whose initials are skipped. */
const passedOver = /^(of|the|and)$/i;

/** Returns the first letter or digit of a name's first two words; a dot if it has none. */
export function lettersOf(name: string): string {
  const letters = name
    .split(/\s+/)
    .filter((word) => !passedOver.test(word))
    .flatMap((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? []);
  return letters.slice(0, 2).join('').toUpperCase() || '•';
}

/**
 * Returns the color pair of a name, from an FNV-1a hash of its lower-case letters, so that a name
 * has the same colors everywhere.
 */
export function lookOf(name: string): MonogramLook {
  let hash = 0x811c9dc5;
  for (const letter of name.trim().toLowerCase())
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  // Drops the lowest eight bits, because the names of well-known banks are then distributed evenly.
  return looks[(hash >>> 8) % looks.length] ?? 'one';
}
