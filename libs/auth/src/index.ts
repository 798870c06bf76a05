export { AuthError } from './AuthError.ts';
export { createAuth, createIdleAuth, type Auth } from './createAuth.ts';
export { mailIntervalSeconds, useMailCooldown } from './mailCooldown.ts';
export { findPasswordError, type PasswordFieldError, type PasswordRules } from './passwords.ts';
export { AuthProvider, useAuth, useRedirectResult, useSession } from './react.tsx';
export {
  useAskBeforeSignOut,
  useSignOutQuestion,
  type AskBeforeSignOut,
} from './signOutQuestion.ts';
export { waitText } from './texts.ts';
export { useAuthCall, type AuthCall } from './useAuthCall.ts';
export type { AccountSecurity, PasswordChange } from './client/accountSecurity.ts';
export type { Challenge, Enrollment, Factor, FactorKind, Factors } from './client/factors.ts';
export type { Identity, Providers } from './client/providers.ts';
export type { AuthUser, RedirectResult, SessionAge, SessionFacts, SessionState } from './types.ts';
