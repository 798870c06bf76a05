/** Shown for a password that is rejected because it is commonly guessed. */
export const guessableText = 'This password is easy to guess. Please choose another one.';

/** The most common words in lists of stolen passwords, and words of this product. */
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
 * Minimum number of characters that must remain after common words, sequences and repetitions are
 * removed.
 */
const minLeft = 6;

/**
 * Returns whether a password is easy to guess: a common word or one of the person's own words
 * (name, address) with few additions, or a sequence or repetition of characters.
 * @param ownWords texts that others know about the person
 */
export function isGuessablePassword(password: string, ownWords: readonly string[] = []): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  const spelled = plain.replace(/[013457@$!]/g, (sign) => leetLetters[sign] ?? sign);
  const own = ownWords.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  const words = [...own.filter((word) => word.length > 2), ...commonWords.split(' ')];
  // Removes longer words first. Otherwise a shorter word inside 'basketball' would be removed alone
  // and leave a remainder.
  words.sort((one, other) => other.length - one.length);
  return [plain, spelled].some((text) => leftOf(text, words) < minLeft);
}

function leftOf(text: string, words: readonly string[]): number {
  const signs = [...words.reduce((left, word) => left.replaceAll(word, ''), text)];
  return signs.filter((sign, at) => /[\p{L}\p{N}]/u.test(sign) && !isExpected(sign, signs[at - 1]))
    .length;
}

/**
 * Returns whether a character repeats the previous one or is its neighbor in the alphabet or the
 * row of digits.
 */
function isExpected(sign: string, before: string | undefined): boolean {
  if (before === undefined) return false;
  return Math.abs(sign.charCodeAt(0) - before.charCodeAt(0)) <= 1;
}
