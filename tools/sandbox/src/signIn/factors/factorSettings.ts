/** A project's settings of second factors. */
export interface FactorSettings {
  /** Whether authenticator apps can be added. */
  totpEnroll: boolean;
  /** Whether codes of authenticator apps are accepted. */
  totpVerify: boolean;
  /** Whether phones can be added and get codes, which appear in the mailbox. */
  phone: boolean;
  /** Maximum per user. */
  maxFactors: number;
  challengeSeconds: number;
  /** An unverified factor without a challenge for this time is deleted at the next enrollment. */
  unverifiedSeconds: number;
}

/** The defaults of a new hosted project. */
export const defaultFactorSettings: FactorSettings = {
  totpEnroll: true,
  totpVerify: true,
  phone: false,
  maxFactors: 10,
  challengeSeconds: 300,
  unverifiedSeconds: 300,
};
