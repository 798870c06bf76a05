import { createContext, use } from 'react';

export const SignOutContext = createContext<(() => void) | undefined>(undefined);

/**
 * Returns a function that logs the customer out, after confirmation if the page has unsaved edits.
 * The session ends synchronously, and the guard redirects to the login page.
 */
export function useSignOut(): () => void {
  const signOut = use(SignOutContext);
  if (!signOut) throw new Error('useSignOut needs the guard above it.');
  return signOut;
}
