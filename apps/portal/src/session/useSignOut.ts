import { createContext, use } from 'react';

export const SignOutContext = createContext<(() => void) | undefined>(undefined);

/** Ends the session here at once; the guard then leads to the login page. */
export function useSignOut(): () => void {
  const signOut = use(SignOutContext);
  if (!signOut) throw new Error('useSignOut needs the guard above it.');
  return signOut;
}
