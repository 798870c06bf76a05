/** A way to sign in that is linked to the account: its email address, or an account at a provider. */
export interface Identity {
  id: string;
  /** The service's name of the provider, such as `google`; `email` for email address and password. */
  provider: string;
  /** The address there. */
  email: string | undefined;
  /** ISO time. */
  linkedAt: string;
}

export interface IdentityList {
  /** The oldest first. */
  identities: Identity[];
  /** Whether the service lets customers unlink one, and there is another. */
  canUnlink: boolean;
}

/**
 * Signing in through providers, and the ways in that are linked to the account. Loaded on demand; every call
 * @throws AuthError with the text to show.
 */
export interface Providers {
  /**
   * Prepares signing in through a provider, such as `google`; resolves to the address to open. Rejects with the code
   * `provider_disabled` where the service has it switched off.
   */
  beginSignIn: (provider: string) => Promise<string>;
  list: () => Promise<IdentityList>;
  /** Mails six digits to the account's address. */
  sendCode: () => Promise<void>;
  /** Resolves when these are the mailed six digits. They are used up then. */
  checkCode: (code: string) => Promise<void>;
  unlink: (id: string) => Promise<void>;
}
