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
   * Whether a provider such as Google created the account. Such an account has no password, unless
   * the customer has set one later.
   */
  lacksPassword: boolean;
}

/** Assurance level of a session: `aal1` after the password, `aal2` after a second step. */
export type SessionLevel = 'aal1' | 'aal2';

export type SessionState =
  | { status: 'loading' }
  /**
   * A session is stored, but its token has expired and cannot be refreshed, because the service
   * does not respond. The client tries again.
   */
  | { status: 'unreachable' }
  | {
      status: 'signed-out';
      /**
       * Set if the session that this page showed ended without a logout in this tab: at the
       * service, by an idle time-out, or in another tab.
       */
      hasEnded?: true;
    }
  | {
      status: 'signed-in';
      user: AuthUser;
      /**
       * `aal2` if this session has passed the second step. It only controls the display; the
       * service checks the level itself.
       */
      level: SessionLevel;
      /**
       * Whether the account has a second step that this session has not passed. If so, signed-in
       * screens must not open.
       */
      needsSecondFactor: boolean;
    };

export interface Credentials {
  email: string;
  password: string;
}

export type SignUpResult =
  /**
   * The account was created, or it already existed but was not confirmed. The service sends a
   * confirmation mail.
   */
  | { kind: 'created'; userId: string }
  /** An account with this email address already exists and is confirmed. */
  | { kind: 'already-registered' };

/** Age of the session, which the page can determine without a request. */
export interface SessionAge {
  /** Does not change when the session is refreshed. */
  sessionId: string;
  /**
   * Milliseconds between the sign-in and the issue of the newest token. Both times are from the
   * clock of the service.
   */
  ageMs: number;
}

/** Reason why a mail link could not start a session. */
export type RedirectFailure = 'expired' | 'used' | 'other-browser' | 'unreachable' | 'unknown';

/**
 * Result of the mail link or provider redirect that opened the page. Its URL is read once, when the
 * page loads.
 */
export type RedirectResult =
  | { kind: 'none' }
  /**
   * A link that works once, in any browser. It is only used when the customer presses a button,
   * which calls `verifyLink`, because the link scanners of mail services open every link.
   */
  | { kind: 'unverified'; purpose: 'recovery' | 'confirmation' }
  /** A recovery link worked. The session allows the customer to choose a new password. */
  | { kind: 'recovery' }
  /** A confirmation link or a provider sign-in worked: the customer is signed in. */
  | { kind: 'signed-in' }
  /**
   * A confirmation link worked, but this browser cannot start a session: the link was requested in
   * another browser, or is too old.
   */
  | {
      kind: 'confirmed-elsewhere';
      /**
       * Whether the service has recognized the code. If not, the confirmation is unproven, because
       * anyone can write a URL.
       */
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

/** The session and its calls. Create one per page, before the router reads the URL. */
export interface Auth {
  /**
   * Resolves when the state is no longer `loading`, at the latest after a deadline. Never rejects.
   */
  readonly ready: Promise<void>;
  /** Whether the browser blocks storage. The session then ends with the page, even on a reload. */
  readonly endsWithPage: boolean;
  /** Result of the URL that opened the page. Resolves after `ready`. Never rejects. */
  readonly redirectResult: Promise<RedirectResult>;
  /** Exchanges the link of an `unverified` result and returns the new result. Never rejects. */
  verifyLink: () => Promise<RedirectResult>;
  /** Returns the current state. Returns the same object until the state changes. */
  getState: () => SessionState;
  /**
   * Calls the listener after each change of the state. Returns a function that unsubscribes the
   * listener.
   */
  subscribe: (listener: () => void) => () => void;
  /**
   * Returns a valid access token and refreshes a token that is about to expire. Returns `null`
   * without a session. Rejects with a retryable {@link AuthError} when the token has expired and
   * the service cannot be reached.
   */
  getAccessToken: () => Promise<string | null>;
  /**
   * Returns a new token to replace `rejectedToken`, a token that the service has rejected although it may
   * not have expired. Returns `null` if the session has ended. Rejects with a retryable {@link
   * AuthError} when the service cannot be reached.
   */
  renewAccessToken: (rejectedToken: string) => Promise<string | null>;
  /**
   * Signs in with email and password.
   * @throws AuthError whose message is the text to show. The calls below throw it, too
   */
  signIn: (credentials: Credentials) => Promise<void>;
  signUp: (account: Credentials & { fullName: string }) => Promise<SignUpResult>;
  /**
   * Removes the session from this browser, even offline, unless another customer has signed in in
   * another tab. Does not wait for the call to the service, whose failure is only logged.
   */
  signOut: () => Promise<void>;
  /**
   * Ends the session, like `signOut`, and sets `hasEnded`: for an idle customer, or for
   * `rejectedToken`, which the service still rejects after a renewal. Does nothing if another token
   * is stored.
   */
  endSession: (rejectedToken?: string) => Promise<void>;
  /**
   * Returns the age of the session; `undefined` without a session or if the token contains no
   * session id.
   */
  getSessionAge: () => SessionAge | undefined;
  requestPasswordReset: (email: string) => Promise<void>;
  /** Starts a session with the six-digit code from the recovery mail. Works in any browser. */
  verifyRecoveryCode: (proof: { email: string; code: string }) => Promise<void>;
  /**
   * Sets the password and ends every session of the customer, including this one. Rejects with the code
   * `insufficient_aal` while the session needs its second factor.
   */
  updatePassword: (password: string) => Promise<void>;
  resendConfirmation: (email: string) => Promise<void>;
  /**
   * Marks the session as needing its second factor, because the service has rejected the token
   * `rejectedToken` for that reason. Changing the stored user cannot undo this. Does nothing if another
   * token is stored.
   */
  requireSecondFactor: (rejectedToken: string) => void;
  /** Loads the calls of the second step. Later calls return the same object. */
  loadFactors: () => Promise<Factors>;
  /**
   * Loads the calls for the password and the sessions, which Settings uses. Later calls return the
   * same object.
   */
  loadAccountSecurity: () => Promise<AccountSecurity>;
  /**
   * Loads the calls for provider sign-in and linked sign-ins. Later calls return the same object.
   */
  loadProviders: () => Promise<Providers>;
}
