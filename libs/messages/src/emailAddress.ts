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
