/** Second-factor settings of a project. */
export interface FactorSettings {
  /** Whether authenticator apps can be added. */
  totpEnroll: boolean;
  /** Whether codes of authenticator apps are accepted. */
  totpVerify: boolean;
  /**
   * Whether phones can be added and receive codes. The sandbox shows these codes in the mailbox.
   */
  phone: boolean;
  /** Maximum number of factors per user. */
  maxFactors: number;
  challengeSeconds: number;
  /**
   * Seconds after which an unverified factor without a challenge is deleted, at the user's next
   * enrollment.
   */
  unverifiedSeconds: number;
}

/** The default settings of a new hosted Supabase project. */
export const defaultFactorSettings: FactorSettings = {
  totpEnroll: true,
  totpVerify: true,
  phone: false,
  maxFactors: 10,
  challengeSeconds: 300,
  unverifiedSeconds: 300,
};
