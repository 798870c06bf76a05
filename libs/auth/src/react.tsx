import {
  createContext,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { createSignOutQuestion, SignOutQuestionContext } from './signOutQuestion.ts';
import type { Auth, RedirectResult, SessionState } from './types.ts';

const AuthContext = createContext<Auth | undefined>(undefined);

/**
 * State during prerendering and hydration, when the session is unknown. Both render the same HTML.
 */
const loading: SessionState = { status: 'loading' };

export interface AuthProviderProps {
  /** The page's session; create it once, outside any component. */
  auth: Auth;
  children: ReactNode;
}

/** Provides the session to the hooks of this package. */
export function AuthProvider({ auth, children }: AuthProviderProps) {
  const [question] = useState(createSignOutQuestion);
  return (
    <AuthContext value={auth}>
      <SignOutQuestionContext value={question}>{children}</SignOutQuestionContext>
    </AuthContext>
  );
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
 * Returns the result of the mail link or provider redirect that opened the page; `undefined` until
 * the result and the session's state are known.
 */
export function useRedirectResult(): RedirectResult | undefined {
  const auth = useAuth();
  const [redirectResult, setRedirectResult] = useState<RedirectResult>();
  useEffect(() => {
    let isCurrent = true;
    void auth.redirectResult.then((known) => {
      if (isCurrent) setRedirectResult(known);
    });
    return () => {
      isCurrent = false;
    };
  }, [auth]);
  return redirectResult;
}
