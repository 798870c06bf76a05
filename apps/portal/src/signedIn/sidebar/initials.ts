/**
 * Returns the first letter of each word of the name. Without a name, returns the first letter of
 * the email address, or 'U' if that is missing too.
 */
export function initials(fullName: string | undefined, email: string | undefined): string {
  const words = (fullName ?? '').split(/\s+/).filter(Boolean);
  const letters = words.length > 0 ? words.map(firstLetter).join('') : firstLetter(email ?? '');
  return letters.toUpperCase() || 'U';
}

/** Returns the first code point, because some letters consist of two UTF-16 code units. */
function firstLetter(word: string): string {
  return [...word.trim()][0] ?? '';
}
