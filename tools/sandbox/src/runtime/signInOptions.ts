import { signInPolicyOf, type AuthProfile } from '@bank-bonuses/portal-config';
import { noSessionLimits, type SignInSettings } from '../signIn/settings.ts';
import { defaultFactorSettings } from '../signIn/factors/factorSettings.ts';
import { StartError } from './startErrors.ts';

/**
 * The valid names in `SANDBOX_SWITCHES` with the settings that they turn on. Most names are those
 * of the sign-in service's settings.
 */
const switches: Readonly<Record<string, Partial<SignInSettings>>> = {
  manualLinking: { manualLinking: true },
  passwordChangeNeedsCurrentPassword: { passwordChangeNeedsCurrentPassword: true },
  passwordChangeNeedsReauthentication: { passwordChangeNeedsReauthentication: true },
  stubProviders: { stubProviders: ['google', 'github'] },
  phoneFactors: { factors: { ...defaultFactorSettings, phone: true } },
};

/** The settings that `--all-sign-ins` turns on. */
const allSignInSwitches = {
  ...switches['manualLinking'],
  ...switches['phoneFactors'],
  stubProviders: ['google', 'apple'],
};

/** Returns the settings that a comma-separated list of switches and `--all-sign-ins` turn on. */
export function readSignInSwitches(
  text: string | undefined,
  { allSignIns = false } = {},
): Partial<SignInSettings> {
  const names = (text ?? '').split(',').flatMap((name) => name.trim() || []);
  if (!names.every((name) => Object.hasOwn(switches, name))) {
    throw new StartError(`SANDBOX_SWITCHES must list only ${Object.keys(switches).join(', ')}.`);
  }
  const named = Object.assign(
    {},
    ...names.map((name) => switches[name]),
  ) as Partial<SignInSettings>;
  if (!allSignIns) return named;
  const providers = [...allSignInSwitches.stubProviders, ...(named.stubProviders ?? [])];
  return { ...named, ...allSignInSwitches, stubProviders: [...new Set(providers)] };
}

/**
 * Returns the sign-in settings that differ from the defaults, computed from the options and the
 * portal's auth profile.
 */
export function signInChangesOf(options: {
  mailIntervalSeconds: number;
  authProfile: AuthProfile;
  signInSwitches: Partial<SignInSettings>;
}): Partial<SignInSettings> {
  const { mailIntervalSeconds, authProfile, signInSwitches } = options;
  const policy = signInPolicyOf(authProfile === 'hardened' ? { authProfile } : {});
  return {
    mailIntervalSeconds,
    minimumPasswordLength: policy.minPasswordLength,
    rejectsGuessablePasswords: policy.rejectsGuessablePasswords,
    sessions: { ...noSessionLimits, timeboxSeconds: (policy.maxSessionMs ?? 0) / 1_000 },
    ...signInSwitches,
  };
}
