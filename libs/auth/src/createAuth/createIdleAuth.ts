import { AuthError } from '../AuthError.ts';
import type { Auth, SessionState } from '../types.ts';

const loading: SessionState = { status: 'loading' };

/** Creates the session for prerendering: its state is always `loading`, because there is no browser. */
export function createIdleAuth(): Auth {
  const refuse = () => Promise.reject(new AuthError('There is no session while prerendering.'));
  const unsubscribe = () => undefined;
  return {
    ready: new Promise(() => undefined),
    endsWithPage: false,
    redirectResult: new Promise(() => undefined),
    verifyLink: refuse,
    getState: () => loading,
    subscribe: () => unsubscribe,
    getAccessToken: () => Promise.resolve(null),
    renewAccessToken: () => Promise.resolve(null),
    signIn: refuse,
    signUp: refuse,
    signOut: refuse,
    endSession: refuse,
    getSessionAge: () => undefined,
    requestPasswordReset: refuse,
    verifyRecoveryCode: refuse,
    updatePassword: refuse,
    resendConfirmation: refuse,
    requireSecondFactor: () => undefined,
    loadFactors: refuse,
    loadAccountSecurity: refuse,
    loadProviders: refuse,
  };
}
