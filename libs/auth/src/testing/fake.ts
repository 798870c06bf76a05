import type { AccountSecurity } from '../client/accountSecurity.ts';
import type { Enrollment, Factor, Factors } from '../client/factors.ts';
import type { Identity, Providers } from '../client/providers.ts';
import type { Auth } from '../createAuth.ts';
import { createSessionStore } from '../sessionStore.ts';
import type { AuthUser, RedirectResult, SessionState, SignedIn } from '../types.ts';

/** Calls replace the fake ones. */
export interface FakeAuthOptions extends Partial<Omit<Auth, 'redirectResult'>> {
  /** @default signed out */
  state?: SessionState;
  /**
   * Result of the URL that opened the page. For the waiting screens, pass a promise that never
   * settles.
   * @default none
   */
  redirectResult?: RedirectResult | Promise<RedirectResult>;
  /** Calls of the second step. @default one authenticator app that accepts every code */
  factors?: Partial<Factors>;
  /** Calls for the password and the sessions. @default every call succeeds */
  accountSecurity?: Partial<AccountSecurity>;
  /** Calls for providers. @default only email address and password are linked */
  providers?: Partial<Providers>;
}

export interface FakeAuth extends Auth {
  /** Changes the session as the sign-in service or another tab would. */
  setState(state: SessionState): void;
}

/** A fictional customer for tests and stories. */
export const fakeUser: AuthUser = {
  id: '00000000-0000-4000-8000-000000000001',
  email: 'alex.rivera@example.com',
  fullName: 'Alex Rivera',
  referralCode: undefined,
  createdAt: '2026-01-15T09:00:00Z',
  lacksPassword: false,
};

/** An authenticator app of {@link fakeUser}. */
export const fakeFactor: Factor = {
  id: '00000000-0000-4000-8000-0000000000f1',
  kind: 'totp',
  name: 'Work phone',
  phone: undefined,
  createdAt: '2026-02-01T09:00:00Z',
};

/** A phone of {@link fakeUser} that receives codes by text message. */
export const fakePhone: Factor = {
  id: '00000000-0000-4000-8000-0000000000f3',
  kind: 'phone',
  name: 'My phone',
  phone: '15550100144',
  createdAt: '2026-02-03T09:00:00Z',
};

/** The sign-in of {@link fakeUser} with email address and password. */
export const fakeIdentity: Identity = {
  id: '00000000-0000-4000-8000-0000000000e1',
  provider: 'email',
  email: fakeUser.email,
  linkedAt: fakeUser.createdAt,
};

/** An authenticator app that is being set up. */
export const fakeEnrollment: Enrollment = {
  factorId: '00000000-0000-4000-8000-0000000000f2',
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Bank%20Bonuses:alex.rivera@example.com?algorithm=SHA1&digits=6&issuer=Bank%20Bonuses&period=30&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
};

/** ISO time at which {@link fakeUser} signed in. */
const fakeSignedInAt = '2026-03-02T14:30:00Z';

/** Returns the signed-in state of {@link fakeUser} with changed fields. */
export function signedInAs(
  user: Partial<AuthUser> = {},
  { needsSecondFactor = false, level = 'aal1' }: Partial<SignedIn> = {},
): SessionState {
  return { status: 'signed-in', user: { ...fakeUser, ...user }, level, needsSecondFactor };
}

/** Creates an `Auth` that needs no service. Every call succeeds unless an option replaces it. */
export function createFakeAuth(options: FakeAuthOptions = {}): FakeAuth {
  const {
    state = { status: 'signed-out' },
    redirectResult = { kind: 'none' },
    factors,
    accountSecurity,
    providers,
    ...behavior
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
  const fakeFactors: Factors = {
    list: () => Promise.resolve([fakeFactor]),
    enroll: () => Promise.resolve(fakeEnrollment),
    enrollPhone: () => Promise.resolve(fakePhone.id),
    challenge: ({ id: factorId }) => Promise.resolve({ factorId, challengeId: 'fake-challenge' }),
    verify() {
      const before = store.get();
      if (before.status === 'signed-in') {
        store.set({ ...before, level: 'aal2', needsSecondFactor: false });
      }
      return Promise.resolve();
    },
    remove: () => Promise.resolve(),
    ...factors,
  };
  const fakeAccountSecurity: AccountSecurity = {
    changePassword: () => Promise.resolve(),
    setPassword: () => Promise.resolve(),
    sessionFacts: () =>
      Promise.resolve({ signedInAt: fakeSignedInAt, methods: ['password'], level: 'aal1' }),
    signOutOthers: () => Promise.resolve(),
    signOutEverywhere: signOut,
    ...accountSecurity,
  };
  const fakeProviders: Providers = {
    beginSignIn: (provider) => Promise.resolve(`#${provider}`),
    list: () => Promise.resolve([fakeIdentity]),
    sendCode: () => Promise.resolve(),
    checkCode: () => Promise.resolve(),
    unlink: () => Promise.resolve(),
    ...providers,
  };
  return {
    ready: Promise.resolve(),
    redirectResult: Promise.resolve(redirectResult),
    endsWithPage: false,
    async verifyLink() {
      const result = await redirectResult;
      store.set(signedInAs());
      const isRecovery = result.kind === 'unverified' && result.purpose === 'recovery';
      return { kind: isRecovery ? 'recovery' : 'signed-in' };
    },
    getState: () => store.get(),
    setState: (next) => store.set(next),
    subscribe: (listener) => store.subscribe(listener),
    getAccessToken: () =>
      Promise.resolve(store.get().status === 'signed-in' ? 'fake-access-token' : null),
    // Returns `null`, as if the service had ended the session. Tests of a renewal replace this
    // call.
    renewAccessToken: () => Promise.resolve(null),
    signIn: ({ email }) => signInAs(email),
    signUp: () => Promise.resolve({ kind: 'created', userId: fakeUser.id }),
    signOut,
    endSession: () => {
      store.set({ status: 'signed-out', hasEnded: true });
      return Promise.resolve();
    },
    getSessionAge: () =>
      store.get().status === 'signed-in' ? { sessionId: 'fake-session', ageMs: 0 } : undefined,
    requestPasswordReset: () => Promise.resolve(),
    verifyRecoveryCode: ({ email }) => signInAs(email),
    updatePassword: signOut,
    resendConfirmation: () => Promise.resolve(),
    requireSecondFactor() {
      const before = store.get();
      if (before.status === 'signed-in') {
        store.set({ ...before, level: 'aal1', needsSecondFactor: true });
      }
    },
    loadFactors: () => Promise.resolve(fakeFactors),
    loadAccountSecurity: () => Promise.resolve(fakeAccountSecurity),
    loadProviders: () => Promise.resolve(fakeProviders),
    ...behavior,
  };
}
