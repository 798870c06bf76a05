/** Shown for a password that is rejected because it is commonly guessed. */
export const guessableText = 'This password is easy to guess. Please choose another one.';

/** The beginning of lists of stolen passwords, and this product's name. */
const commonWords =
  'password passwort passwd contraseña motdepasse qwerty qwertz azerty asdfgh zxcvbn letmein welcome iloveyou admin login master secret monkey dragon football baseball basketball soccer hockey sunshine princess superman batman starwars pokemon michael jennifer jordan charlie shadow whatever trustno freedom flower summer winter spring autumn monday january december hello changeme default access computer internet google facebook america newyork money dollar bank bonus portal account';

const leetLetters: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/**
 * Minimum number of characters that must remain without common words, sequences and repetitions.
 */
const minLeft = 6;

/**
 * Returns whether attackers try a password first: a common word or one of the person's own (name,
 * address) with few additions, or a sequence or repetition of characters.
 * @param ownWords texts that others know about the person
 */
export function isGuessablePassword(password: string, ownWords: readonly string[] = []): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  const spelled = plain.replace(/[013457@$!]/g, (sign) => leetLetters[sign] ?? sign);
  const own = ownWords.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  const words = [...own.filter((word) => word.length > 2), ...commonWords.split(' ')];
  // Longer ones first: 'basketball' must not be left as half a word.
  words.sort((one, other) => other.length - one.length);
  return [plain, spelled].some((text) => leftOf(text, words) < minLeft);
}

function leftOf(text: string, words: readonly string[]): number {
  const signs = [...words.reduce((left, word) => left.replaceAll(word, ''), text)];
  return signs.filter((sign, at) => /[\p{L}\p{N}]/u.test(sign) && !isExpected(sign, signs[at - 1]))
    .length;
}

/** The sign before once more, or its neighbour in the alphabet or the row of digits. */
function isExpected(sign: string, before: string | undefined): boolean {
  if (before === undefined) return false;
  return Math.abs(sign.charCodeAt(0) - before.charCodeAt(0)) <= 1;
}
