/** Router state of a navigation to the login page that ends the session, to use another account. */
export const otherAccount = { otherAccount: true } as const;

export const wantsOtherAccount = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'otherAccount' in state;
