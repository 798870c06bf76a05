/** A project's settings of second factors. */
export interface FactorSettings {
  /** Authenticator apps may be added. */
  totpEnroll: boolean;
  /** Codes of authenticator apps are checked. */
  totpVerify: boolean;
  /** Phones may be added and get codes, which land in the mailbox. */
  phone: boolean;
  /** Of one user. */
  maxFactors: number;
  challengeSeconds: number;
  /** A factor that was neither verified nor challenged within this time gives its place to the next one. */
  unverifiedSeconds: number;
}

/** As in a new hosted project. */
export const defaultFactorSettings: FactorSettings = {
  totpEnroll: true,
  totpVerify: true,
  phone: false,
  maxFactors: 10,
  challengeSeconds: 300,
  unverifiedSeconds: 300,
};
