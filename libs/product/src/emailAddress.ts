const pattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
const maxLength = 255;

/**
 * Returns whether the sign-in service accepts the text as an email address: ASCII, without a dot at
 * the end.
 */
export function isEmailAddress(text: string): boolean {
  return text.length <= maxLength && pattern.test(text);
}

/**
 * Returns the address with its domain in ASCII: 'ana@exämple.com' is 'ana@xn--exmple-cua.com'. Only
 * some browsers convert it in an email field. Returns any other text unchanged.
 */
export function asciiEmail(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  // Only letters outside ASCII need a conversion; a URL would also change other characters.
  const isInternational =
    at > 0 && /\P{ASCII}/u.test(domain) && /^[\p{L}\p{M}\d.-]+$/u.test(domain);
  if (!isInternational || !URL.canParse(`http://${domain}`)) return address;
  return `${address.slice(0, at)}@${new URL(`http://${domain}`).hostname}`;
}
