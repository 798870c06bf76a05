export { AuthError, type AuthErrorDetails } from './AuthError.ts';
export { createAuth, type AuthOptions } from './createAuth.ts';
export { createIdleAuth } from './createIdleAuth.ts';
export { AuthProvider, useAuth, useLanding, useSession, type AuthProviderProps } from './react.tsx';
export {
  useAskBeforeSignOut,
  useSignOutQuestion,
  type AskBeforeSignOut,
} from './signOutQuestion.ts';
export type {
  Auth,
  AuthUser,
  Credentials,
  Landing,
  LandingFailure,
  SessionState,
  SignUpResult,
} from './types.ts';
