/** Fetches what stands where an address is not confirmed yet: how to get another mail. */
export const loadResendConfirmation = async () =>
  (await import('./ResendConfirmation.tsx')).ResendConfirmation;
