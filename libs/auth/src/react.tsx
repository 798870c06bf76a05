import {
  createContext,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import type { Auth } from './createAuth.ts';
import type { RedirectResult, SessionState } from './types.ts';

const AuthContext = createContext<Auth | undefined>(undefined);

/** Provides the page's session, which is created once, outside any component, to the hooks. */
export function AuthProvider({ auth, children }: { auth: Auth; children: ReactNode }) {
  return <AuthContext value={auth}>{children}</AuthContext>;
}

/** Returns the session and its calls. */
export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (!auth) throw new Error('useAuth needs an AuthProvider above it.');
  return auth;
}

/** Returns the session's state and re-renders when it changes. */
export function useSession(): SessionState {
  const auth = useAuth();
  return useSyncExternalStore(auth.subscribe, auth.getState, () => loading);
}

/**
 * State during prerendering and hydration, when the session is unknown. Both render the same HTML.
 */
const loading: SessionState = { status: 'loading' };

/**
 * Returns the result of the mail link or provider redirect that opened the page; `undefined` until
 * the result and the session's state are known.
 */
export function useRedirectResult(): RedirectResult | undefined {
  const auth = useAuth();
  const [redirectResult, setRedirectResult] = useState<RedirectResult>();
  useEffect(() => void auth.redirectResult.then(setRedirectResult), [auth]);
  return redirectResult;
}
