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

/** While prerendering and hydrating nobody knows the session, so both paint the same. */
const loading: SessionState = { status: 'loading' };

export interface AuthProviderProps {
  /** The page's one session; create it outside any component. */
  auth: Auth;
  children: ReactNode;
}

export function AuthProvider({ auth, children }: AuthProviderProps) {
  const [question] = useState(createSignOutQuestion);
  return (
    <AuthContext value={auth}>
      <SignOutQuestionContext value={question}>{children}</SignOutQuestionContext>
    </AuthContext>
  );
}

/** The session's calls. */
export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (!auth) throw new Error('useAuth needs an AuthProvider above it.');
  return auth;
}

/** The session's state; renders again when it changes. */
export function useSession(): SessionState {
  const auth = useAuth();
  return useSyncExternalStore(auth.subscribe, auth.getState, () => loading);
}

/** What the address brought, once that is known; the session's state is known by then too. */
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
