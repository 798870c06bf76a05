/** Switches of a project. Everything is off by default, as in a new hosted project. */
export interface SignInSwitches {
  /** Sets of characters; a password needs at least one of each. */
  requiredCharacters: string[];
  /** Passwords that are known to be guessed first; upper and lower case count alike. */
  blockedPasswords: string[];
  /** Refuses what the portal's hardened profile calls guessable: common words, the address, rows of signs. */
  refusesGuessablePasswords: boolean;
  /** In a session older than a day, a new password needs the code of a mail. */
  passwordChangeNeedsReauthentication: boolean;
  /** A new password needs the current one, except after recovery. */
  passwordChangeNeedsCurrentPassword: boolean;
  /** Social providers that lead to the built-in stub page; every other one is off. */
  stubProviders: string[];
  /** Lets users link and unlink identities themselves. */
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
