/** What an invalid account step is told, by the portal and by the service. */
export const accountTexts = {
  passwordTooShort: 'Password must be at least 6 characters',
} as const;
