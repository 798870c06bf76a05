import { createSessionStore } from '../session/sessionStore.ts';
import type { Auth, AuthUser, RedirectResult, SessionState } from '../types.ts';

/** The calls whose behaviour a test or story may replace. */
type Behaviour = Pick<
  Auth,
  | 'signIn'
  | 'signUp'
  | 'signOut'
  | 'requestPasswordReset'
  | 'verifyRecoveryCode'
  | 'updatePassword'
  | 'resendConfirmation'
  | 'getAccessToken'
  | 'renewAccessToken'
>;

export interface FakeAuthOptions extends Partial<Behaviour> {
  /** @default signed out */
  state?: SessionState;
  /** What the address brought; a promise that never settles shows the waiting screens. @default none */
  redirectResult?: RedirectResult | Promise<RedirectResult>;
  /** As in a browser that stores nothing. @default false */
  endsWithPage?: boolean;
}

export interface FakeAuth extends Auth {
  /** As if the sign-in service, or another tab, had changed the session. */
  setState(state: SessionState): void;
}

/** A fictional customer for tests and stories. */
export const fakeUser: AuthUser = {
  id: '00000000-0000-4000-8000-000000000001',
  email: 'alex.rivera@example.com',
  fullName: 'Alex Rivera',
  referralCode: undefined,
  createdAt: '2026-01-15T09:00:00Z',
};

/** The signed-in state of {@link fakeUser}, or of a variation of it. */
export function signedInAs(
  user: Partial<AuthUser> = {},
  { needsSecondFactor = false } = {},
): SessionState {
  return { status: 'signed-in', user: { ...fakeUser, ...user }, needsSecondFactor };
}

/** The session without a service: every call succeeds unless it is replaced. */
export function createFakeAuth(options: FakeAuthOptions = {}): FakeAuth {
  const {
    state = { status: 'signed-out' },
    redirectResult = { kind: 'none' },
    endsWithPage = false,
    ...behaviour
  } = options;
  const store = createSessionStore(state);
  const signOut = () => {
    store.set({ status: 'signed-out' });
    return Promise.resolve();
  };
  const signInAs = (email: string) => {
    store.set(signedInAs({ email }));
    return Promise.resolve();
  };
  return {
    ready: Promise.resolve(),
    redirectResult: Promise.resolve(redirectResult),
    endsWithPage,
    getState: () => store.get(),
    setState: (next) => store.set(next),
    subscribe: (listener) => store.subscribe(listener),
    onSignedOut: (listener) => store.onSignedOut(listener),
    getAccessToken: () =>
      Promise.resolve(store.get().status === 'signed-in' ? 'fake-access-token' : null),
    // As if the service had ended the session: whoever tests a renewal says what it brings.
    renewAccessToken: () => Promise.resolve(null),
    signIn: ({ email }) => signInAs(email),
    signUp: () => Promise.resolve({ kind: 'created', userId: fakeUser.id }),
    signOut,
    endSession: () => {
      store.set({ status: 'signed-out', hasEnded: true });
      return Promise.resolve();
    },
    requestPasswordReset: () => Promise.resolve(),
    verifyRecoveryCode: ({ email }) => signInAs(email),
    updatePassword: signOut,
    resendConfirmation: () => Promise.resolve(),
    ...behaviour,
  };
}
