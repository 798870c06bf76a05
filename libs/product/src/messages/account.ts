/** The shortest accepted password, unless a deployment requires more. */
export const minPasswordLength = 6;

/** Returns the error of a password that is shorter than a deployment requires. */
export const passwordTooShortMessage = (minLength: number) =>
  `Password must be at least ${minLength} characters`;

/** Maximum length in bytes. The identity provider uses bcrypt, which ignores all further bytes. */
const maxPasswordBytes = 72;

export const passwordTooLongMessage = `Password cannot be longer than ${maxPasswordBytes} bytes (about ${maxPasswordBytes} letters; emoji count four)`;

/**
 * Returns whether a password, encoded as it is sent, has more bytes than the identity provider
 * accepts.
 */
export function isPasswordTooLong(password: string): boolean {
  return new TextEncoder().encode(password.normalize('NFC')).length > maxPasswordBytes;
}
