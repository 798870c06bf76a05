import { createSessionStore } from '../session/sessionStore.ts';
import type { AccountSecurity } from '../accountSecurity/types.ts';
import type { Identity, Providers } from '../providers/types.ts';
import type { Enrollment, Factor, Factors } from '../factors/types.ts';
import type { Auth, AuthUser, RedirectResult, SessionLevel, SessionState } from '../types.ts';

/** The calls whose behaviour a test or story may replace. */
type Behaviour = Pick<
  Auth,
  | 'signIn'
  | 'signUp'
  | 'signOut'
  | 'requestPasswordReset'
  | 'verifyRecoveryCode'
  | 'verifyLink'
  | 'updatePassword'
  | 'resendConfirmation'
  | 'loadFactors'
  | 'loadAccountSecurity'
  | 'loadProviders'
  | 'getAccessToken'
  | 'renewAccessToken'
  | 'getSessionAge'
>;

export interface FakeAuthOptions extends Partial<Behaviour> {
  /** @default signed out */
  state?: SessionState;
  /** What the address brought; a promise that never settles shows the waiting screens. @default none */
  redirectResult?: RedirectResult | Promise<RedirectResult>;
  /** As in a browser that stores nothing. @default false */
  endsWithPage?: boolean;
  /** Calls of the second step. @default one authenticator app that takes every code */
  factors?: Partial<Factors>;
  /** Calls about password and sessions. @default every one succeeds */
  accountSecurity?: Partial<AccountSecurity>;
  /** Calls about providers. @default email address and password alone are linked */
  providers?: Partial<Providers>;
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
  lacksPassword: false,
};

/** The authenticator app of {@link fakeUser}. */
export const fakeFactor: Factor = {
  id: '00000000-0000-4000-8000-0000000000f1',
  kind: 'totp',
  name: 'Work phone',
  phone: undefined,
  createdAt: '2026-02-01T09:00:00Z',
};

/** A phone of {@link fakeUser} that gets its codes by text message. */
export const fakePhone: Factor = {
  id: '00000000-0000-4000-8000-0000000000f3',
  kind: 'phone',
  name: 'My phone',
  phone: '15550100144',
  createdAt: '2026-02-03T09:00:00Z',
};

/** Email address and password of {@link fakeUser}. */
export const fakeIdentity: Identity = {
  id: '00000000-0000-4000-8000-0000000000e1',
  provider: 'email',
  email: fakeUser.email,
  linkedAt: fakeUser.createdAt,
};

/** An app that is being set up. */
export const fakeEnrollment: Enrollment = {
  factorId: '00000000-0000-4000-8000-0000000000f2',
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Bank%20Bonuses:alex.rivera@example.com?algorithm=SHA1&digits=6&issuer=Bank%20Bonuses&period=30&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
};

/** When {@link fakeUser} has signed in, here. */
const fakeSignedInAt = '2026-03-02T14:30:00Z';

/** Unix seconds: no story's code expires. */
const farFuture = 4_102_444_800;

interface SignedInOptions {
  needsSecondFactor?: boolean;
  level?: SessionLevel;
}

/** The signed-in state of {@link fakeUser}, or of a variation of it. */
export function signedInAs(
  user: Partial<AuthUser> = {},
  { needsSecondFactor = false, level = 'aal1' }: SignedInOptions = {},
): SessionState {
  return { status: 'signed-in', user: { ...fakeUser, ...user }, level, needsSecondFactor };
}

/** The session without a service: every call succeeds unless it is replaced. */
export function createFakeAuth(options: FakeAuthOptions = {}): FakeAuth {
  const {
    state = { status: 'signed-out' },
    redirectResult = { kind: 'none' },
    endsWithPage = false,
    factors,
    accountSecurity,
    providers,
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
  const fakeFactors: Factors = {
    list: () => Promise.resolve([fakeFactor]),
    enroll: () => Promise.resolve(fakeEnrollment),
    enrollPhone: () => Promise.resolve(fakePhone.id),
    challenge: ({ id: factorId }) =>
      Promise.resolve({ factorId, challengeId: 'fake-challenge', expiresAt: farFuture }),
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
    list: () => Promise.resolve({ identities: [fakeIdentity], canUnlink: false }),
    sendCode: () => Promise.resolve(),
    checkCode: () => Promise.resolve(),
    unlink: () => Promise.resolve(),
    ...providers,
  };
  return {
    ready: Promise.resolve(),
    redirectResult: Promise.resolve(redirectResult),
    endsWithPage,
    async verifyLink() {
      const result = await redirectResult;
      store.set(signedInAs());
      const isRecovery = result.kind === 'unverified' && result.purpose === 'recovery';
      return { kind: isRecovery ? 'recovery' : 'signed-in' };
    },
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
    lock: () => store.set({ status: 'signed-out', hasEnded: true }),
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
    ...behaviour,
  };
}
