export interface PasswordChange {
  current: string;
  next: string;
  /**
   * Code from the mail; required after an attempt was rejected with the code
   * `reauthentication_needed`.
   */
  mailCode?: string;
}

/** Facts about this session, read from its token. */
export interface SessionFacts {
  /**
   * ISO time of the first sign-in method of the session; `undefined` if the token does not contain
   * it.
   */
  signedInAt: string | undefined;
  /** Names of the sign-in methods used, oldest first: `password`, `totp`, `mfa/phone`, `recovery`… */
  methods: string[];
  level: 'aal1' | 'aal2';
}

/**
 * Calls for the password and the sessions of the signed-in customer. Loaded on demand.
 * @throws AuthError with the text to show
 */
export interface AccountSecurity {
  /**
   * Sets the password and ends every other session. Rejects with `current_password_invalid` when the current
   * password is wrong, and with `reauthentication_needed` when the service has mailed a code: repeat the call
   * with that code.
   */
  changePassword: (change: PasswordChange) => Promise<void>;
  /**
   * Sets the first password of an account that a provider such as Google created, and does not end
   * the session. To repeat the call with a different password, pass the password of the earlier
   * attempt as `current`. Rejects with `reauthentication_needed` when the session is older than a
   * day.
   */
  setPassword: (account: {
    userId: string;
    password: string;
    current?: string | undefined;
  }) => Promise<void>;
  sessionFacts: () => Promise<SessionFacts>;
  signOutOthers: () => Promise<void>;
  /**
   * Ends every session, including this one. Unlike `signOut`, it calls the service before it
   * removes the session from this browser, because without a session the call could not be retried.
   */
  signOutEverywhere: () => Promise<void>;
}
