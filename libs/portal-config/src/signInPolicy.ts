import type { PortalConfig } from './portalConfig.ts';

/** How strict sign-in is: as specified, or stricter. */
export const authProfiles = ['standard', 'hardened'] as const;
export type AuthProfile = (typeof authProfiles)[number];

/** The requirements of a profile. docs/environment-variables.md shows both side by side. */
export interface SignInPolicy {
  minPasswordLength: number;
  /** Whether guessable passwords are rejected: common ones, and the person's own words. */
  refusesGuessablePasswords: boolean;
  /** Whether every session needs a second factor; an account without one must enroll it first. */
  requiresSecondFactor: boolean;
  /** Milliseconds without activity before the customer is logged out; `undefined` for no limit. */
  idleTimeoutMs: number | undefined;
  /** Maximum age of a session; `undefined` for as long as the identity provider allows. */
  maxSessionMs: number | undefined;
}

type PolicySettings = Partial<Pick<PortalConfig, 'authProfile' | 'idleTimeoutSeconds'>>;

// The specified one; a test of auth compares it with the text about it.
const standardMinPasswordLength = 6;
const hardenedMinPasswordLength = 12;
const hardenedMaxSessionMs = 12 * 3_600_000;

/** The default of the `hardened` profile. */
export const hardenedIdleTimeoutSeconds = 900;

/** Returns the policy of the settings; the standard profile without any, as while prerendering. */
export function signInPolicyOf(settings: PolicySettings = {}): SignInPolicy {
  const isHardened = settings.authProfile === 'hardened';
  const { idleTimeoutSeconds = isHardened ? hardenedIdleTimeoutSeconds : undefined } = settings;
  return {
    minPasswordLength: isHardened ? hardenedMinPasswordLength : standardMinPasswordLength,
    refusesGuessablePasswords: isHardened,
    requiresSecondFactor: isHardened,
    idleTimeoutMs: idleTimeoutSeconds === undefined ? undefined : idleTimeoutSeconds * 1000,
    maxSessionMs: isHardened ? hardenedMaxSessionMs : undefined,
  };
}
