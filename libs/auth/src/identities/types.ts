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

/** The linked ways to sign in. Loaded on demand; every call @throws AuthError with the text to show. */
export interface Identities {
  list: () => Promise<IdentityList>;
  /** Mails six digits to the account's address. */
  sendCode: () => Promise<void>;
  /** Resolves when these are the mailed six digits. They are used up then. */
  checkCode: (code: string) => Promise<void>;
  unlink: (id: string) => Promise<void>;
}
