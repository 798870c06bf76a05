import { createContext, use } from 'react';

export const SignOutContext = createContext<(() => void) | undefined>(undefined);

/**
 * Returns a function that logs the customer out, after confirmation if the page has unsaved edits.
 * The page is unmounted, and the login page is loaded as a new document.
 */
export function useSignOut(): () => void {
  const signOut = use(SignOutContext);
  if (!signOut) throw new Error('useSignOut needs the guard above it.');
  return signOut;
}
