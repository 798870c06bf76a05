import { defaultFactorSettings, type FactorSettings } from './factors/factorSettings.ts';
import { switchedOff, type SignInSwitches } from './switches.ts';

/** At most `hits` in a window of `seconds`. The window starts with the first hit. */
export interface Limit {
  hits: number;
  seconds: number;
}

/** Rate limits of one kind of request. A locked account is unlocked when its window ends. */
export interface RequestLimits {
  perAccount: Limit;
  perAddress: Limit;
  /** Higher than `perAddress`, because all users of a test run have the same address. */
  perLoopbackAddress: Limit;
}

export interface SignInLimits {
  signIn: RequestLimits;
  signUp: RequestLimits;
  /** Recovery and every other request that sends a mail. */
  mail: RequestLimits;
  /** Guesses of the six digits. */
  code: RequestLimits;
  /** Challenges of the second factor. */
  challenge: RequestLimits;
  /** Guesses of the second factor's codes. */
  factor: RequestLimits;
}

/**
 * Limits of a session, checked at each refresh; 0 for no limit. An issued access token stays valid until it
 * expires.
 */
export interface SessionLimits {
  /** Seconds since the sign-in. */
  timeboxSeconds: number;
  /** Seconds since the last refresh. */
  inactivitySeconds: number;
  /** Seconds since the sign-in, for a session at AAL1 whose user has a second factor. */
  lowAalSeconds: number;
}

/** The defaults of a new hosted project. */
export const noSessionLimits: SessionLimits = {
  timeboxSeconds: 0,
  inactivitySeconds: 0,
  lowAalSeconds: 0,
};

export interface SignInSettings extends SignInSwitches {
  /** The portal's origin, the base of mail links and the token issuer. Never taken from a request. */
  siteUrl: string;
  publishableKey: string;
  secretKey: string;
  accessTokenSeconds: number;
  refreshReuseSeconds: number;
  oneTimeTokenSeconds: number;
  /**
   * Lifetime of a PKCE flow. GoTrue ends it 300 s after the request, although the mailed link is valid
   * longer. Here both have the same lifetime, so that a link opened after ten minutes works.
   */
  flowStateSeconds: number;
  mailIntervalSeconds: number;
  /** At least six. */
  minimumPasswordLength: number;
  /** Additional redirect targets as globs: `*` within a segment, `**` across segments. */
  redirectAllowList: string[];
  factors: FactorSettings;
  sessions: SessionLimits;
  limits: SignInLimits;
}

const tenMinutes = 600;

const loopback: Limit = { hits: 2_000, seconds: 300 };

const defaultLimits: SignInLimits = {
  signIn: {
    perAccount: { hits: 10, seconds: tenMinutes },
    perAddress: { hits: 100, seconds: 300 },
    perLoopbackAddress: loopback,
  },
  signUp: {
    perAccount: { hits: 10, seconds: tenMinutes },
    perAddress: { hits: 30, seconds: 300 },
    perLoopbackAddress: loopback,
  },
  mail: {
    perAccount: { hits: 10, seconds: tenMinutes },
    perAddress: { hits: 30, seconds: 300 },
    perLoopbackAddress: loopback,
  },
  code: {
    perAccount: { hits: 10, seconds: tenMinutes },
    perAddress: { hits: 60, seconds: 300 },
    perLoopbackAddress: loopback,
  },
  challenge: {
    perAccount: { hits: 30, seconds: tenMinutes },
    perAddress: { hits: 60, seconds: 300 },
    perLoopbackAddress: loopback,
  },
  factor: {
    perAccount: { hits: 10, seconds: tenMinutes },
    perAddress: { hits: 60, seconds: 300 },
    perLoopbackAddress: loopback,
  },
};

type Required = Pick<SignInSettings, 'siteUrl' | 'publishableKey' | 'secretKey'>;

/**
 * Returns the settings with the given changes. The defaults are those of hosted Supabase, with few
 * exceptions.
 */
export function signInSettings(
  required: Required,
  changes: Partial<Omit<SignInSettings, keyof Required>> = {},
): SignInSettings {
  return {
    accessTokenSeconds: 3_600,
    refreshReuseSeconds: 10,
    oneTimeTokenSeconds: 3_600,
    flowStateSeconds: 3_600,
    mailIntervalSeconds: 60,
    minimumPasswordLength: 6,
    redirectAllowList: [],
    factors: defaultFactorSettings,
    sessions: noSessionLimits,
    limits: defaultLimits,
    ...switchedOff,
    ...required,
    ...changes,
  };
}

/** Returns the service's URL: the `iss` claim of access tokens and the base of mailed links. */
export function externalUrl(settings: Pick<SignInSettings, 'siteUrl'>): string {
  return `${settings.siteUrl}/auth/v1`;
}
