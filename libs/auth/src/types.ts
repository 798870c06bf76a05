import type { AccountSecurity } from './accountSecurity/types.ts';
import type { Factors } from './factors/types.ts';
import type { Providers } from './providers/types.ts';
/** The signed-in customer, as far as the sign-in service knows them. */
export interface AuthUser {
  id: string;
  email: string;
  fullName: string | undefined;
  referralCode: string | undefined;
  /** ISO time. */
  createdAt: string;
  /** The account came from a provider such as Google: it has no password, or one that was set afterwards. */
  lacksPassword: boolean;
}

/** How much a session has shown: the password, or a second step too. */
export type SessionLevel = 'aal1' | 'aal2';

export type SessionState =
  | { status: 'loading' }
  | {
      status: 'signed-out';
      /** The service has ended the session in front of the customer; nobody has logged out. */
      hasEnded?: true;
    }
  | {
      status: 'signed-in';
      user: AuthUser;
      /** `aal2` once the session has shown a second step; for what is drawn only, since the service decides. */
      level: SessionLevel;
      /** The account has a second step that this session has not passed yet: no signed-in screen may open. */
      needsSecondFactor: boolean;
    };

export interface Credentials {
  email: string;
  password: string;
}

export type SignUpResult =
  /** The account exists now (or existed unconfirmed); a confirmation mail is on its way. */
  | { kind: 'created'; userId: string }
  /** Somebody has confirmed this address before. */
  | { kind: 'already-registered' };

/** What is known of a session's life without asking anybody. */
export interface SessionAge {
  /** Stays the same while the session is renewed. */
  sessionId: string;
  /** From the sign-in to the newest token, by the service's clock alone. */
  ageMs: number;
}

/** Why a mail link could not start a session. */
export type RedirectFailure = 'expired' | 'used' | 'other-browser' | 'unreachable' | 'unknown';

/** What the address in the address bar brought, read once at start. */
export type RedirectResult =
  | { kind: 'none' }
  /**
   * A link that works in any browser, and that `verifyLink` uses up: only when the customer asks for it,
   * since the scanners of mail services open every link too.
   */
  | { kind: 'unverified'; purpose: 'recovery' | 'confirmation' }
  /** A recovery link was good: a session for choosing a new password exists. */
  | { kind: 'recovery' }
  /** A confirmation link, or what a provider has sent, was good: the customer is signed in. */
  | { kind: 'signed-in' }
  /** A confirmation link was good, but no session can start here (another browser, or too late). */
  | {
      kind: 'confirmed-elsewhere';
      /** The service knows the link. Otherwise only the address says so, which anybody can write. */
      isProved: boolean;
    }
  | { kind: 'failed'; reason: RedirectFailure; message: string }
  /** The visitor comes back from a provider, and could not be signed in. */
  | {
      kind: 'provider-failed';
      /** As the address names it, which anybody can write. */
      provider: string;
      /** The provider's or the service's word for it, such as `access_denied`. */
      errorCode: string;
    };

/** The session. One per page, created before the router reads the address. */
export interface Auth {
  /** Settles when the first state is known. Never rejects, and has its own deadline. */
  readonly ready: Promise<void>;
  /** True where the browser refuses to store anything: the session ends with the page, a reload too. */
  readonly endsWithPage: boolean;
  /** What the address brought; known once the state is. Never rejects. */
  readonly redirectResult: Promise<RedirectResult>;
  /** Uses the link of an `unverified` result up and says what it was worth. Never rejects. */
  verifyLink: () => Promise<RedirectResult>;
  /** The same object until something changes. */
  getState: () => SessionState;
  /** Called after each change of state; returns the unsubscriber. */
  subscribe: (listener: () => void) => () => void;
  /**
   * A usable access token, refreshed when it is about to expire; `null` without a session. Rejects
   * with a retryable {@link AuthError} when the token is stale and the service cannot be reached.
   */
  getAccessToken: () => Promise<string | null>;
  /**
   * Another token in place of one that the service has refused, however long it was meant to last;
   * `null` when its session is over. Rejects with a retryable {@link AuthError} when nobody knows.
   */
  renewAccessToken: (refused: string) => Promise<string | null>;
  /** @throws AuthError whose message is the text to show. So do the calls below. */
  signIn: (credentials: Credentials) => Promise<void>;
  signUp: (account: Credentials & { fullName: string }) => Promise<SignUpResult>;
  /** Clears this browser at once, online or not; then tells the service, whose failure is only logged. */
  signOut: () => Promise<void>;
  /** As `signOut`, for the session whose token the service goes on refusing; leaves any other alone. */
  endSession: (refused: string) => Promise<void>;
  /**
   * Ends the session of a customer who is away: this browser forgets it at once, online or not, and every
   * tab says that it has ended.
   */
  lock: () => void;
  /** `undefined` without a session, or where its token does not tell. */
  getSessionAge: () => SessionAge | undefined;
  requestPasswordReset: (email: string) => Promise<void>;
  /** The six digits of the recovery mail: works in any browser. */
  verifyRecoveryCode: (proof: { email: string; code: string }) => Promise<void>;
  /**
   * Sets the password and ends every session of the customer, this one too. Rejects with the code
   * `insufficient_aal` while the session needs its second factor.
   */
  updatePassword: (password: string) => Promise<void>;
  resendConfirmation: (email: string) => Promise<void>;
  /**
   * As the service has refused this token until the second step: the session needs it from now on, whatever
   * stands in storage. Leaves any other token alone.
   */
  requireSecondFactor: (refused: string) => void;
  /** The calls of the second step, fetched when they are first asked for. */
  loadFactors: () => Promise<Factors>;
  /** The calls about password and sessions that Settings has, fetched when they are first asked for. */
  loadAccountSecurity: () => Promise<AccountSecurity>;
  /** Signing in through providers, and what is linked to the account; fetched when it is first asked for. */
  loadProviders: () => Promise<Providers>;
  /**
   * Called before subscribers whenever the customer of this page is gone: sign-out here or in another
   * tab, a session that ended or needs its second factor, another customer. Whoever keeps a customer's
   * data drops it here.
   */
  onSignedOut: (listener: () => void) => () => void;
}
