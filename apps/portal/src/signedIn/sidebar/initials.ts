/**
 * Returns the first letter of each word of the name, otherwise the address's first letter, otherwise 'U'.
 */
export function initials(fullName: string | undefined, email: string | undefined): string {
  const words = (fullName ?? '').split(/\s+/).filter(Boolean);
  const letters = words.length > 0 ? words.map(firstLetter).join('') : firstLetter(email ?? '');
  return letters.toUpperCase() || 'U';
}

/** Returns the first code point, because a letter may take more than one code unit. */
function firstLetter(word: string): string {
  return [...word.trim()][0] ?? '';
}
