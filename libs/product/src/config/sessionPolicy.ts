import type { PortalConfig } from './portalConfig.ts';

/** The sign-in profiles: as specified, or stricter. */
export const authProfiles = ['standard', 'hardened'] as const;
export type AuthProfile = (typeof authProfiles)[number];

/**
 * The requirements of a profile for sessions and passwords. docs/environment-variables.md compares
 * both profiles.
 */
export interface SessionPolicy {
  minPasswordLength: number;
  /**
   * Whether guessable passwords are rejected: common ones, and ones made of the person's own words.
   */
  rejectsGuessablePasswords: boolean;
  /** Whether every session needs a second factor; an account without one must enroll it first. */
  requiresSecondFactor: boolean;
  /** Milliseconds without activity before the customer is logged out; `undefined` for no limit. */
  idleTimeoutMs: number | undefined;
  /** Maximum age of a session; `undefined` for as long as the identity provider allows. */
  maxSessionMs: number | undefined;
}

type PolicySettings = Partial<Pick<PortalConfig, 'authProfile' | 'idleTimeoutSeconds'>>;

// The specified minimum. A test in libs/auth compares it with the text that states it.
const standardMinPasswordLength = 6;
const hardenedMinPasswordLength = 12;
const hardenedMaxSessionMs = 12 * 3_600_000;

/** Default idle time-out of the `hardened` profile, in seconds. */
export const hardenedIdleTimeoutSeconds = 900;

/**
 * Returns the session policy of the settings. Without settings, for example while prerendering,
 * returns the standard profile.
 */
export function sessionPolicyOf(settings: PolicySettings = {}): SessionPolicy {
  const isHardened = settings.authProfile === 'hardened';
  const { idleTimeoutSeconds = isHardened ? hardenedIdleTimeoutSeconds : undefined } = settings;
  return {
    minPasswordLength: isHardened ? hardenedMinPasswordLength : standardMinPasswordLength,
    rejectsGuessablePasswords: isHardened,
    requiresSecondFactor: isHardened,
    idleTimeoutMs: idleTimeoutSeconds === undefined ? undefined : idleTimeoutSeconds * 1000,
    maxSessionMs: isHardened ? hardenedMaxSessionMs : undefined,
  };
}
