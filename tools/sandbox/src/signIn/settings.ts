import { defaultFactorSettings, type FactorSettings } from './factors/factorSettings.ts';
import { switchedOff, type SignInSwitches } from './switches.ts';

/** At most `hits` in a window of `seconds`. The window starts with the first hit. */
export interface Limit {
  hits: number;
  seconds: number;
}

/**
 * Rate limits of one kind of request. An account that has reached its limit is unlocked when the
 * window ends.
 */
export interface RequestLimits {
  perAccount: Limit;
  perAddress: Limit;
  /**
   * Limit for loopback addresses. Higher than `perAddress`, because all users of a test run share
   * one loopback address.
   */
  perLoopbackAddress: Limit;
}

export interface SignInLimits {
  signIn: RequestLimits;
  signUp: RequestLimits;
  /** Limits of password recovery and every other request that sends a mail. */
  mail: RequestLimits;
  /** Limits of attempts to enter a mailed six-digit code. */
  code: RequestLimits;
  /** Limits of creating second-factor challenges. */
  challenge: RequestLimits;
  /** Limits of attempts to enter a second-factor code. */
  factor: RequestLimits;
}

/**
 * Session limits, checked at each token refresh; 0 turns a limit off. When a session ends, an
 * access token that was already issued stays valid until it expires.
 */
export interface SessionLimits {
  /** Maximum seconds since the sign-in. */
  timeboxSeconds: number;
  /** Maximum seconds since the last refresh. */
  inactivitySeconds: number;
  /** Maximum seconds since the sign-in of a session at AAL1 whose user has a second factor. */
  lowAalSeconds: number;
}

/** No session limits, the default of a new hosted Supabase project. */
export const noSessionLimits: SessionLimits = {
  timeboxSeconds: 0,
  inactivitySeconds: 0,
  lowAalSeconds: 0,
};

export interface SignInSettings extends SignInSwitches {
  /**
   * The portal's origin. It is the base of mailed links and of the token issuer. It is never
   * derived from a request, because a client can forge the `Host` header.
   */
  siteUrl: string;
  publishableKey: string;
  secretKey: string;
  accessTokenSeconds: number;
  refreshReuseSeconds: number;
  oneTimeTokenSeconds: number;
  /**
   * Lifetime of a PKCE flow in seconds. In GoTrue a flow ends 300 s after the request, although the
   * mailed link is valid longer. Here both have the same lifetime, so that a link opened after ten
   * minutes still works.
   */
  flowStateSeconds: number;
  mailIntervalSeconds: number;
  /** Minimum number of characters in a password. Must be at least 6. */
  minimumPasswordLength: number;
  /**
   * Additional allowed redirect targets as glob patterns: `*` matches within a path segment, `**`
   * across segments.
   */
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
 * Returns the default settings with the given changes. With few exceptions, the defaults are those
 * of hosted Supabase.
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

/**
 * Returns the URL of the sign-in service. It is the `iss` claim of access tokens and the base of
 * mailed links.
 */
export function externalUrl(settings: Pick<SignInSettings, 'siteUrl'>): string {
  return `${settings.siteUrl}/auth/v1`;
}
