import { defaultFactorSettings, type FactorSettings } from './factors/factorSettings.ts';
import { switchedOff, type SignInSwitches } from './switches.ts';

/** At most `hits` in a window of `seconds`; the window opens with the first hit and closes by itself. */
export interface Limit {
  hits: number;
  seconds: number;
}

/** Limits of one kind of request. A locked account opens again when its window closes. */
export interface RequestLimits {
  perAccount: Limit;
  perAddress: Limit;
  /** On one machine every person has the same address, so a test run must not lock itself out. */
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

/** How long sessions last, checked when they are refreshed; 0 for no limit. An access token lives on until its end. */
export interface SessionLimits {
  /** From the sign-in on. */
  timeboxSeconds: number;
  /** Since the last refresh. */
  inactivitySeconds: number;
  /** From the sign-in on, for a session that has not shown the second factor that its user has. */
  lowAalSeconds: number;
}

/** As in a new hosted project. */
export const noSessionLimits: SessionLimits = {
  timeboxSeconds: 0,
  inactivitySeconds: 0,
  lowAalSeconds: 0,
};

export interface SignInSettings extends SignInSwitches {
  /** The portal's origin: mail links and the token's issuer come from here, never from a request. */
  siteUrl: string;
  publishableKey: string;
  secretKey: string;
  accessTokenSeconds: number;
  refreshReuseSeconds: number;
  oneTimeTokenSeconds: number;
  /**
   * Stock GoTrue ends a PKCE flow 300 s after the *request*, although the mailed link lives longer. Here both live
   * equally long, so that a link opened after ten minutes still works.
   */
  flowStateSeconds: number;
  mailIntervalSeconds: number;
  /** Never less than six. */
  minimumPasswordLength: number;
  /** Further redirect targets as globs: `*` within a segment, `**` across segments. */
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

/** The defaults of hosted Supabase where the service has no reason to differ. */
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

/** The `iss` claim of access tokens and the base of mailed links. */
export function externalUrl(settings: Pick<SignInSettings, 'siteUrl'>): string {
  return `${settings.siteUrl}/auth/v1`;
}
