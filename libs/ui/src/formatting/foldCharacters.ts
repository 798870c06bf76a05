/**
 * Converts text to the ASCII characters that a pattern can check: full-width characters and the
 * digits of every script become ASCII, every dash becomes `-` (a Japanese keyboard has `ー`), every
 * space becomes ` `, and invisible characters are removed. Keyboards of other scripts, copied
 * documents and translated pages produce such characters. Do not use it for names, addresses or
 * passwords, which stay as typed.
 */
export function foldCharacters(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(/[\p{Pd}\u2212\u30fc]/gu, '-')
    .replace(/\p{Zs}/gu, ' ');
}

/** Unicode encodes the ten digits of a script consecutively, from zero to nine. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value % 10);
}
