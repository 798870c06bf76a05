/** Loads the form that requests another confirmation mail. */
export const loadResendConfirmation = async () =>
  (await import('./ResendConfirmation.tsx')).ResendConfirmation;
