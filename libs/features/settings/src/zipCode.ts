type ZipCode = string | number;

/** With the leading zeros that a number has lost. */
export function shownZip(zip: ZipCode): string {
  const text = String(zip);
  return /^\d{1,4}$/.test(text) ? text.padStart(5, '0') : text;
}

/**
 * In the type in which it was read. A number holds the first five digits; what is no ZIP code stays text,
 * so that the server can say what is wrong with it.
 */
export function sentZip(typed: string, read: ZipCode): ZipCode {
  if (typeof read === 'string') return typed;
  const digits = /^(\d{5})-?\d{4}$|^(\d{1,5})$/.exec(typed.trim());
  return digits ? Number.parseInt(digits[1] ?? digits[0], 10) : typed;
}

/** Whether it is a ZIP code, with or without its last four digits. */
export const isZip = (typed: string) => /^\d{5}(-\d{4})?$/.test(typed.trim());
