export { AuthError, type AuthErrorDetails } from './AuthError.ts';
export { createAuth, type AuthOptions } from './createAuth/createAuth.ts';
export { createIdleAuth } from './createAuth/createIdleAuth.ts';
export { findPasswordError, type PasswordFieldError, type PasswordRules } from './newPassword.ts';
export {
  AuthProvider,
  useAuth,
  useRedirectResult,
  useSession,
  type AuthProviderProps,
} from './react.tsx';
export {
  mailIntervalSeconds,
  useMailCooldown,
  waitText,
  type MailCooldown,
} from './mailCooldown.ts';
export {
  useAskBeforeSignOut,
  useSignOutQuestion,
  type AskBeforeSignOut,
} from './signOutQuestion.ts';
export type { AccountSecurity, PasswordChange, SessionFacts } from './accountSecurity/types.ts';
export type { Challenge, Enrollment, Factor, FactorKind, Factors } from './factors/types.ts';
export type { Identity, Providers } from './providers/types.ts';
export type {
  Auth,
  AuthUser,
  Credentials,
  RedirectResult,
  RedirectFailure,
  SessionAge,
  SessionLevel,
  SessionState,
  SignUpResult,
} from './types.ts';
