export type FactorKind = 'totp' | 'phone';

/** What the customer presents after the password: an authenticator app, or a phone that receives a code. */
export interface Factor {
  id: string;
  kind: FactorKind;
  /** What the customer calls it. */
  name: string | undefined;
  /** The number of a phone. */
  phone: string | undefined;
  /** ISO time. */
  createdAt: string;
}

/** An authenticator app that is being set up: it counts once a code of it was verified. */
export interface Enrollment {
  factorId: string;
  /** In base32, to be typed by hand. */
  secret: string;
  /** The `otpauth://` address, which is what a QR code says. */
  uri: string;
}

/** The service waits for a code. */
export interface Challenge {
  factorId: string;
  challengeId: string;
  /** Unix seconds. */
  expiresAt: number;
}

/** The second step of signing in. Loaded on demand; every call @throws AuthError with the text to show. */
export interface Factors {
  /** The verified ones, oldest first, as the service knows them: what is stored may be old. */
  list: () => Promise<Factor[]>;
  /** Begins to set up an authenticator app; removes what earlier tries have left unverified. */
  enroll: (name: string) => Promise<Enrollment>;
  /** Begins to set up a phone; removes what earlier tries have left unverified. Resolves to the factor's id. */
  enrollPhone: (phone: {
    name: string;
    /** With country code, as `+15550100144`. */
    number: string;
  }) => Promise<string>;
  /** A phone is sent its code. */
  challenge: (factor: Pick<Factor, 'id' | 'kind'>) => Promise<Challenge>;
  /** Raises the session to the second level, in every tab; a factor that is being set up counts from now on. */
  verify: (answer: { challenge: Challenge; code: string }) => Promise<void>;
  remove: (factorId: string) => Promise<void>;
}
