import { createContext, use } from 'react';

export const SignOutContext = createContext<(() => void) | undefined>(undefined);

/**
 * Logs the customer out; a page that holds something unsaved asks first. The session ends here at
 * once then, and the guard leads to the login page.
 */
export function useSignOut(): () => void {
  const signOut = use(SignOutContext);
  if (!signOut) throw new Error('useSignOut needs the guard above it.');
  return signOut;
}
