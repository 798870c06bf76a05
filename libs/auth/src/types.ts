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
type SessionLevel = 'aal1' | 'aal2';

export interface SignedIn {
  status: 'signed-in';
  user: AuthUser;
  /**
   * `aal2` if this session has passed the second step. It only controls the display; the service
   * checks the level itself.
   */
  level: SessionLevel;
  /**
   * Whether the account has a second step that this session has not passed. If so, signed-in screens
   * must not open.
   */
  needsSecondFactor: boolean;
}

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
  | SignedIn;

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

/** Facts about this session, read from its token. */
export interface SessionFacts {
  /** ISO time of the first sign-in method; `undefined` if the token does not contain it. */
  signedInAt: string | undefined;
  /** Names of the sign-in methods used, oldest first: `password`, `totp`, `mfa/phone`, `recovery`… */
  methods: string[];
  level: SessionLevel;
}

/** Purpose of a link: a new password (`recovery`) or a sign-in (`confirmation`). */
export type Purpose = 'recovery' | 'confirmation';

/** Reason why a mail link could not start a session. */
export type LinkFailure = 'expired' | 'used' | 'other-browser' | 'unreachable' | 'unknown';

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
  | { kind: 'unverified'; purpose: Purpose }
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
  | { kind: 'failed'; reason: LinkFailure; message: string }
  /** The visitor returned from a provider and could not be signed in. */
  | {
      kind: 'provider-failed';
      /** Provider name from the URL, which anyone can write. */
      provider: string;
      /** Error code of the provider or the service, such as `access_denied`. */
      errorCode: string;
    };
