/** The social providers that a page of the sandbox can replace. */
export const socialProviders = ['google', 'apple', 'github'] as const;

/**
 * The publishable API key. It is not secret, because the portal's HTML contains it. It never
 * changes, so that scripts can rely on it.
 */
export const publishableKey = 'sb_publishable_sandbox';

/** Settings of the sign-in service; the defaults are those of a new hosted Supabase project. */
export interface SignInSettings {
  /**
   * The portal's origin. It is the base of mailed links and of the token issuer. It is never
   * derived from a request, because a client can forge the `Host` header.
   */
  siteUrl: string;
  publishableKey: string;
  /** The key of the product's own service and of support. */
  secretKey: string;
  minimumPasswordLength: number;
  /** Whether to reject guessable passwords like the portal's hardened profile. */
  rejectsGuessablePasswords: boolean;
  /** Names of the social providers that are on. A page of the sandbox replaces each of them. */
  stubProviders: string[];
  /** Whether users can link and unlink identities. */
  manualLinking: boolean;
  /** Whether phones can be second factors. The mailbox shows their codes. */
  phoneFactors: boolean;
  /** Seconds after the sign-in at which a session can no longer be refreshed; 0 for no limit. */
  maxSessionSeconds: number;
  /**
   * Seconds after the sign-in from which a new password needs a mailed code; 0 for never. A hosted
   * project can turn this on for 24 hours.
   */
  reauthenticateAfterSeconds: number;
}

type Required = Pick<SignInSettings, 'siteUrl' | 'publishableKey' | 'secretKey'>;

/** Changes of the defaults. */
export type SignInSwitches = Partial<Omit<SignInSettings, keyof Required>>;

/** Returns the default settings with the given changes. */
export const signInSettings = (required: Required, changes: SignInSwitches): SignInSettings => ({
  minimumPasswordLength: 6,
  rejectsGuessablePasswords: false,
  stubProviders: [],
  manualLinking: false,
  phoneFactors: false,
  maxSessionSeconds: 0,
  reauthenticateAfterSeconds: 0,
  ...required,
  ...changes,
});

/** Returns the URL of the service, which is also the issuer of its tokens. */
export const externalUrl = ({ siteUrl }: Pick<SignInSettings, 'siteUrl'>) => `${siteUrl}/auth/v1`;
