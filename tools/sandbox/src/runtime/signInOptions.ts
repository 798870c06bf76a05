import { signInPolicyOf, type AuthProfile } from '@bank-bonuses/portal-config';
import { noSessionLimits, type SignInSettings } from '../signIn/settings.ts';
import { defaultFactorSettings } from '../signIn/factors/factorSettings.ts';
import { StartError } from './startErrors.ts';

/** What `SANDBOX_SWITCHES` may name, mostly as the sign-in service's settings are called. */
const switches: Readonly<Record<string, Partial<SignInSettings>>> = {
  manualLinking: { manualLinking: true },
  passwordChangeNeedsCurrentPassword: { passwordChangeNeedsCurrentPassword: true },
  passwordChangeNeedsReauthentication: { passwordChangeNeedsReauthentication: true },
  stubProviders: { stubProviders: ['google', 'github'] },
  phoneFactors: { factors: { ...defaultFactorSettings, phone: true } },
};

/** What `--all-sign-ins` turns on. */
const allSignInSwitches = {
  ...switches['manualLinking'],
  ...switches['phoneFactors'],
  stubProviders: ['google', 'apple'],
};

/** The settings that a list of names turns on, and what `--all-sign-ins` adds. */
export function readSignInSwitches(
  text: string | undefined,
  { allSignIns = false } = {},
): Partial<SignInSettings> {
  const names = (text ?? '').split(',').flatMap((name) => name.trim() || []);
  if (!names.every((name) => Object.hasOwn(switches, name))) {
    throw new StartError(`SANDBOX_SWITCHES may name ${Object.keys(switches).join(', ')}.`);
  }
  const named = Object.assign(
    {},
    ...names.map((name) => switches[name]),
  ) as Partial<SignInSettings>;
  if (!allSignIns) return named;
  const providers = [...allSignInSwitches.stubProviders, ...(named.stubProviders ?? [])];
  return { ...named, ...allSignInSwitches, stubProviders: [...new Set(providers)] };
}

/** How the sign-in service differs from its defaults: as the options say, and as strict as the portal. */
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
    refusesGuessablePasswords: policy.refusesGuessablePasswords,
    sessions: { ...noSessionLimits, timeboxSeconds: (policy.maxSessionMs ?? 0) / 1_000 },
    ...signInSwitches,
  };
}
