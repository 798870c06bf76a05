/** The router state of the way to the login page that ends the session. */
export const otherAccount = { otherAccount: true } as const;

export const wantsOtherAccount = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'otherAccount' in state;
