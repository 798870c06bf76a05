export interface PasswordChange {
  current: string;
  next: string;
  /** The code that the service has mailed, once a try was refused with the code `reauthentication_needed`. */
  mailCode?: string;
}

/** How this session came about, as its token tells. */
export interface SessionFacts {
  /** ISO time of the first proof; `undefined` when the token does not tell. */
  signedInAt: string | undefined;
  /** What was proved, oldest first, in the service's words: `password`, `totp`, `mfa/phone`, `recovery`… */
  methods: string[];
  level: 'aal1' | 'aal2';
}

/** Password and sessions of who is signed in. Loaded on demand; every call @throws AuthError with the text to show. */
export interface AccountSecurity {
  /**
   * Sets the password and ends every other session. Rejects with `current_password_invalid` for a
   * current password that is wrong; with `reauthentication_needed` when the service has mailed a code
   * to repeat the call with.
   */
  changePassword: (change: PasswordChange) => Promise<void>;
  /**
   * Sets the first password of an account that a provider has made; the session stays. May be repeated, with the
   * password of an earlier try as `current` where it is another one. Rejects with `reauthentication_needed` for a
   * session that is older than a day.
   */
  setPassword: (account: {
    userId: string;
    password: string;
    current?: string | undefined;
  }) => Promise<void>;
  sessionFacts: () => Promise<SessionFacts>;
  signOutOthers: () => Promise<void>;
  /**
   * Ends every session, this one too. Unlike a logout it asks the service first: a browser that has
   * forgotten its session could not try again.
   */
  signOutEverywhere: () => Promise<void>;
}
