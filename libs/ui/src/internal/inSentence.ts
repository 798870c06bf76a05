/**
 * Returns a label for use within a sentence: in lower case, but with its abbreviations. 'Social
 * Security Number' becomes 'social security number', and 'SSN' stays.
 */
export const inSentence = (label: string): string =>
  label.replace(/(?<!\p{Lu})\p{Lu}(?!\p{Lu})/gu, (letter) => letter.toLowerCase());
