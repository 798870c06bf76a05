/** Digits and what people write between them; letters would mean more than a number, such as an extension. */
const looksLikeNumber = /^[\d\s().+-]*$/;

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/** '(555) 010-0123' for a number of ten digits. Every other one stays as it is. */
export function shownPhone(phone: string): string {
  const digits = looksLikeNumber.test(phone) ? digitsOf(phone) : '';
  if (digits.length !== 10) return phone;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

/** A US number as its digits, ten or eleven with a leading 1. Every other one as it was typed. */
export function sentPhone(typed: string): string {
  return isUsPhone(typed) ? digitsOf(typed) : typed;
}

/** Whether it is a US number, with or without the country's 1. */
export function isUsPhone(typed: string): boolean {
  return looksLikeNumber.test(typed) && /^1?\d{10}$/.test(digitsOf(typed));
}
