/** Optional features of a project. All are off by default, as in a new hosted Supabase project. */
export interface SignInSwitches {
  /** Sets of characters. A password must contain at least one character of each set. */
  requiredCharacters: string[];
  /** Common passwords to reject, compared case-insensitively. */
  blockedPasswords: string[];
  /**
   * Whether to reject guessable passwords like the portal's hardened profile: common words, the
   * email address, sequences.
   */
  rejectsGuessablePasswords: boolean;
  /** Whether setting a new password requires a mailed code if the session is older than a day. */
  passwordChangeNeedsReauthentication: boolean;
  /**
   * Whether setting a new password requires the current one. Sessions opened by mail, such as after
   * password recovery, are exempt.
   */
  passwordChangeNeedsCurrentPassword: boolean;
  /** Names of the social providers that are turned on. They use the built-in stub page. */
  stubProviders: string[];
  /** Whether users can link and unlink identities themselves. */
  manualLinking: boolean;
}

export const switchedOff: SignInSwitches = {
  requiredCharacters: [],
  blockedPasswords: [],
  rejectsGuessablePasswords: false,
  passwordChangeNeedsReauthentication: false,
  passwordChangeNeedsCurrentPassword: false,
  stubProviders: [],
  manualLinking: false,
};
