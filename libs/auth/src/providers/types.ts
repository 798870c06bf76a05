/** A sign-in that is linked to the account: the email address, or an account at a provider. */
export interface Identity {
  id: string;
  /**
   * The service's name for the provider, such as `google`; `email` stands for email address and
   * password.
   */
  provider: string;
  /** Email address of this sign-in. */
  email: string | undefined;
  /** ISO time. */
  linkedAt: string;
}

/**
 * Calls for provider sign-in and linked sign-ins. Loaded on demand. @throws AuthError with the text to show
 */
export interface Providers {
  /**
   * Prepares a sign-in with a provider such as `google` and returns the URL to open. Rejects with the code
   * `provider_disabled` when the service has disabled the provider.
   */
  beginSignIn: (provider: string) => Promise<string>;
  /** Returns the linked sign-ins, oldest first. */
  list: () => Promise<Identity[]>;
  /** Mails a code of six digits to the account's email address. */
  sendCode: () => Promise<void>;
  /** Resolves if the code is correct. A code works only once. */
  checkCode: (code: string) => Promise<void>;
  unlink: (id: string) => Promise<void>;
}
