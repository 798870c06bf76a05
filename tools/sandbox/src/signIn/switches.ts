/** Switches of a project. Everything is off by default, as in a new hosted project. */
export interface SignInSwitches {
  /** Sets of characters; a password needs at least one of each. */
  requiredCharacters: string[];
  /** Common passwords to reject, compared without case. */
  blockedPasswords: string[];
  /**
   * Whether to reject passwords that the hardened profile calls guessable: common words, the address,
   * sequences.
   */
  refusesGuessablePasswords: boolean;
  /** Whether a new password in a session older than a day requires a mailed code. */
  passwordChangeNeedsReauthentication: boolean;
  /** Whether a new password requires the current one, except after recovery. */
  passwordChangeNeedsCurrentPassword: boolean;
  /** Social providers that use the built-in stub page. All others are off. */
  stubProviders: string[];
  /** Whether users can link and unlink identities themselves. */
  manualLinking: boolean;
}

export const switchedOff: SignInSwitches = {
  requiredCharacters: [],
  blockedPasswords: [],
  refusesGuessablePasswords: false,
  passwordChangeNeedsReauthentication: false,
  passwordChangeNeedsCurrentPassword: false,
  stubProviders: [],
  manualLinking: false,
};
