/**
 * Router state of a navigation to the login page, which then ends the session, so that the visitor
 * can use another account.
 */
export const otherAccount = { otherAccount: true } as const;

export const wantsOtherAccount = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'otherAccount' in state;
