import type { PortalConfig } from './portalConfig.ts';

/** How strict sign-in is: as specified, or for a deployment that asks for more. */
export const authProfiles = ['standard', 'hardened'] as const;
export type AuthProfile = (typeof authProfiles)[number];

/** What a profile demands. docs/environment-variables.md shows both side by side. */
export interface SignInPolicy {
  minPasswordLength: number;
  /** Whether passwords are refused that are guessed first: common ones, and the person's own words. */
  refusesGuessablePasswords: boolean;
  /** Whether nobody gets in without a second step: who has none sets one up first. */
  requiresSecondFactor: boolean;
  /** How long nobody may touch the portal before the customer is logged out; `undefined` for ever. */
  idleTimeoutMs: number | undefined;
  /** How long a session may last at all; `undefined` as long as the identity provider lets it. */
  maxSessionMs: number | undefined;
}

type PolicySettings = Partial<Pick<PortalConfig, 'authProfile' | 'idleTimeoutSeconds'>>;

// The specified one; a test of auth compares it with the text about it.
const standardMinPasswordLength = 6;
const hardenedMinPasswordLength = 12;
const hardenedMaxSessionMs = 12 * 3_600_000;

/** What `hardened` sets where nothing else is said. */
export const hardenedIdleTimeoutSeconds = 900;

/** What the settings demand; the standard profile without any, as while prerendering. */
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
