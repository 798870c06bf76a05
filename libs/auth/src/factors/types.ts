export type FactorKind = 'totp' | 'phone';

/** A second factor: an authenticator app, or a phone that receives a code by text message. */
export interface Factor {
  id: string;
  kind: FactorKind;
  /** The customer's name for it. */
  name: string | undefined;
  /** Phone number; `undefined` for an authenticator app. */
  phone: string | undefined;
  /** ISO time. */
  createdAt: string;
}

/** An authenticator app that is being set up. It becomes a factor when one of its codes is verified. */
export interface Enrollment {
  factorId: string;
  /** Base32 secret for typing by hand. */
  secret: string;
  /** The `otpauth://` URL for the QR code. */
  uri: string;
}

/** A pending request of the service for a code. */
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
  /** Starts to set up an authenticator app. Removes unverified apps of earlier attempts. */
  enroll: (name: string) => Promise<Enrollment>;
  /** Starts to set up a phone and returns the factor's id. Removes unverified phones of earlier attempts. */
  enrollPhone: (phone: {
    name: string;
    /** With country code, as `+15550100144`. */
    number: string;
  }) => Promise<string>;
  /** Starts a challenge; for a phone, the service sends the code. */
  challenge: (factor: Pick<Factor, 'id' | 'kind'>) => Promise<Challenge>;
  /** Raises the session to `aal2` in every tab. A factor that is being set up becomes verified. */
  verify: (answer: { challenge: Challenge; code: string }) => Promise<void>;
  remove: (factorId: string) => Promise<void>;
}
