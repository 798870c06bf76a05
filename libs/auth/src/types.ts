import type { AccountSecurity } from './accountSecurity/types.ts';
import type { Factors } from './factors/types.ts';
import type { Providers } from './providers/types.ts';

/** The signed-in customer's account at the sign-in service. */
export interface AuthUser {
  id: string;
  email: string;
  fullName: string | undefined;
  referralCode: string | undefined;
  /** ISO time. */
  createdAt: string;
  /**
   * Whether a provider such as Google created the account: it has no password, or one that was set
   * afterwards.
   */
  lacksPassword: boolean;
}

/** Assurance level of a session: `aal1` after the password, `aal2` after a second step. */
export type SessionLevel = 'aal1' | 'aal2';

export type SessionState =
  | { status: 'loading' }
  | {
      status: 'signed-out';
      /** Set when the service ended the session while the page showed it; the customer did not log out. */
      hasEnded?: true;
    }
  | {
      status: 'signed-in';
      user: AuthUser;
      /** `aal2` after a second step. It only controls the display; the service makes the decisions. */
      level: SessionLevel;
      /**
       * Whether the account has a second step that this session has not passed: no signed-in screen may open.
       */
      needsSecondFactor: boolean;
    };

export interface Credentials {
  email: string;
  password: string;
}

export type SignUpResult =
  /** The account was created, or already existed unconfirmed. A confirmation mail is sent. */
  | { kind: 'created'; userId: string }
  /** The email address is already confirmed. */
  | { kind: 'already-registered' };

/** Age of the session, known without a request. */
export interface SessionAge {
  /** Stays the same after a refresh. */
  sessionId: string;
  /** Milliseconds from the sign-in to the newest token, by the service's clock. */
  ageMs: number;
}

/** Reason why a mail link could not start a session. */
export type RedirectFailure = 'expired' | 'used' | 'other-browser' | 'unreachable' | 'unknown';

/** Result of the URL that opened the page, read once at start. */
export type RedirectResult =
  | { kind: 'none' }
  /**
   * A link that works once, in any browser. `verifyLink` uses it only when the customer asks for it, because
   * the link scanners of mail services open every link.
   */
  | { kind: 'unverified'; purpose: 'recovery' | 'confirmation' }
  /** A recovery link worked: there is a session for choosing a new password. */
  | { kind: 'recovery' }
  /** A confirmation link or a provider sign-in worked: the customer is signed in. */
  | { kind: 'signed-in' }
  /** A confirmation link worked, but no session can start here (different browser, or too late). */
  | {
      kind: 'confirmed-elsewhere';
      /** Whether the service recognized the link. Otherwise only the URL says so, which anyone can write. */
      isProved: boolean;
    }
  | { kind: 'failed'; reason: RedirectFailure; message: string }
  /** The visitor returned from a provider and could not be signed in. */
  | {
      kind: 'provider-failed';
      /** Provider name from the URL, which anyone can write. */
      provider: string;
      /** Error code of the provider or the service, such as `access_denied`. */
      errorCode: string;
    };

/** The session. One per page, created before the router reads the address. */
export interface Auth {
  /** Settles when the first state is known. Never rejects, and has its own deadline. */
  readonly ready: Promise<void>;
  /** Whether the browser blocks storage, so that the session ends with the page, also on a reload. */
  readonly endsWithPage: boolean;
  /** Result of the URL that opened the page. Settles after the first state is known. Never rejects. */
  readonly redirectResult: Promise<RedirectResult>;
  /** Uses the link of an `unverified` result and returns the new result. Never rejects. */
  verifyLink: () => Promise<RedirectResult>;
  /** Returns the state: the same object until something changes. */
  getState: () => SessionState;
  /** Calls the listener after each change of state. Returns a function that unsubscribes it. */
  subscribe: (listener: () => void) => () => void;
  /**
   * Returns a usable access token, refreshed if it is about to expire; `null` without a session. Rejects with
   * a retryable {@link AuthError} when the token has expired and the service cannot be reached.
   */
  getAccessToken: () => Promise<string | null>;
  /**
   * Returns a new token to replace one that the service has rejected, even if it has not expired; `null` when
   * its session is over. Rejects with a retryable {@link AuthError} when the service cannot be reached.
   */
  renewAccessToken: (refused: string) => Promise<string | null>;
  /** @throws AuthError whose message is the text to show, as do the calls below */
  signIn: (credentials: Credentials) => Promise<void>;
  signUp: (account: Credentials & { fullName: string }) => Promise<SignUpResult>;
  /**
   * Removes the session from this browser immediately, even offline. A failed call to the service is only
   * logged.
   */
  signOut: () => Promise<void>;
  /**
   * Like `signOut`, but only if `refused`, a token that the service keeps rejecting, is still the stored one.
   */
  endSession: (refused: string) => Promise<void>;
  /**
   * Ends the session of an idle customer: removes it from this browser immediately, even offline, and sets
   * `hasEnded` in every tab.
   */
  lock: () => void;
  /** Returns `undefined` without a session, or if its token does not contain a session id. */
  getSessionAge: () => SessionAge | undefined;
  requestPasswordReset: (email: string) => Promise<void>;
  /** Starts a session with the six digits of the recovery mail, in any browser. */
  verifyRecoveryCode: (proof: { email: string; code: string }) => Promise<void>;
  /**
   * Sets the password and ends every session of the customer, including this one. Rejects with the code
   * `insufficient_aal` while the session needs its second factor.
   */
  updatePassword: (password: string) => Promise<void>;
  resendConfirmation: (email: string) => Promise<void>;
  /**
   * Marks the session as needing its second factor, because the service rejected this token until then. The
   * stored user cannot undo it. Does nothing if another token is stored.
   */
  requireSecondFactor: (refused: string) => void;
  /** Loads the calls of the second step on the first call. */
  loadFactors: () => Promise<Factors>;
  /** Loads the calls for the password and the sessions, which Settings uses, on the first call. */
  loadAccountSecurity: () => Promise<AccountSecurity>;
  /** Loads the calls for provider sign-in and linked sign-ins on the first call. */
  loadProviders: () => Promise<Providers>;
  /**
   * Calls the listener, before the subscribers, when the page loses its customer: after a sign-out here or in
   * another tab, when the session has ended or needs its second factor, or when another customer has signed
   * in. Drop the customer's data here.
   */
  onSignedOut: (listener: () => void) => () => void;
}
