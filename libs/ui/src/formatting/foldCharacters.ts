/**
 * Returns text in the ASCII characters that a pattern can check: full-width characters, digits of every
 * script, every dash as `-` (a Japanese keyboard has `ー`), every space as ` `, without invisible characters.
 * Keyboards of other scripts, copied documents and translated pages produce them. Not for names, addresses or
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

/** Unicode has the ten digits of a script in a row, from zero to nine. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value % 10);
}
