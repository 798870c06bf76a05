export type FactorKind = 'totp' | 'phone';

/** A second factor: an authenticator app, or a phone that receives a code by text message. */
export interface Factor {
  id: string;
  kind: FactorKind;
  /** Name of the factor, as the customer entered it; `undefined` if there is none. */
  name: string | undefined;
  /** Phone number; `undefined` for an authenticator app. */
  phone: string | undefined;
  /** ISO time. */
  createdAt: string;
}

/**
 * An authenticator app that is being set up. It can be used as a second factor once one of its
 * codes is verified.
 */
export interface Enrollment {
  factorId: string;
  /** Base32 secret, for customers who type it into the app. */
  secret: string;
  /** The `otpauth://` URL for the QR code. */
  uri: string;
}

/** A challenge that the service has issued. The customer answers it with a code. */
export interface Challenge {
  factorId: string;
  challengeId: string;
  /** Unix seconds. */
  expiresAt: number;
}

/** Calls of the second step of signing in. Loaded on demand. @throws AuthError with the text to show */
export interface Factors {
  /** Returns the verified factors, oldest first. Asks the service, because the stored user may be stale. */
  list: () => Promise<Factor[]>;
  /** Starts the set-up of an authenticator app. Removes the unverified apps of earlier attempts. */
  enroll: (name: string) => Promise<Enrollment>;
  /**
   * Starts the set-up of a phone and returns the id of the factor. Removes the unverified phones of
   * earlier attempts.
   */
  enrollPhone: (phone: {
    name: string;
    /** Number with country code, such as `+15550100144`. */
    number: string;
  }) => Promise<string>;
  /** Starts a challenge; for a phone, the service sends the code. */
  challenge: (factor: Pick<Factor, 'id' | 'kind'>) => Promise<Challenge>;
  /**
   * Verifies a code and raises the session to `aal2` in every tab. Completes the set-up if the
   * factor is not verified yet.
   */
  verify: (answer: { challenge: Challenge; code: string }) => Promise<void>;
  remove: (factorId: string) => Promise<void>;
}
