/** Returns whether the text is a ZIP code, with or without its last four digits. */
export function isZipCode(text: string): boolean {
  return /^\d{5}(-\d{4})?$/.test(text.trim());
}
