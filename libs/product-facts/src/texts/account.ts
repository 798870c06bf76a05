/** What a password is told that is shorter than a deployment asks for. */
export const passwordTooShortText = (minLength: number) =>
  `Password must be at least ${minLength} characters`;

/** What an invalid account step is told, by the portal and by the service. */
export const accountTexts = {
  passwordTooShort: passwordTooShortText(6),
} as const;
