import { signInPolicyOf, type AuthProfile } from '@bank-bonuses/portal-config';
import type { SignInSettings } from '../signIn/settings.ts';
import type { SignInSwitches } from '../signIn/switches.ts';
import { StartError } from './startErrors.ts';

/** What `SANDBOX_SWITCHES` may name, as the sign-in service's settings are called. */
const switchedOn: Partial<SignInSwitches>[] = [
  { manualLinking: true },
  { passwordChangeNeedsCurrentPassword: true },
  { passwordChangeNeedsReauthentication: true },
  { stubProviders: ['google', 'github'] },
];

const nameOf = (setting: Partial<SignInSwitches>) => Object.keys(setting).join('');

/** The settings that a list of names turns on. */
export function readSignInSwitches(text: string | undefined): Partial<SignInSwitches> {
  const names = (text ?? '').split(',').flatMap((name) => name.trim() || []);
  const known = switchedOn.map(nameOf);
  if (!names.every((name) => known.includes(name))) {
    throw new StartError(`SANDBOX_SWITCHES may name ${known.join(', ')}.`);
  }
  const chosen = switchedOn.filter((setting) => names.includes(nameOf(setting)));
  return Object.assign({}, ...chosen) as Partial<SignInSwitches>;
}

/** How the sign-in service differs from its defaults: as the options say, and as strict as the portal. */
export function signInChangesOf(options: {
  mailIntervalSeconds: number;
  authProfile: AuthProfile;
  signInSwitches: Partial<SignInSwitches>;
}): Partial<SignInSettings> {
  const { mailIntervalSeconds, authProfile, signInSwitches } = options;
  const { minPasswordLength } = signInPolicyOf(authProfile === 'hardened' ? { authProfile } : {});
  return { mailIntervalSeconds, minimumPasswordLength: minPasswordLength, ...signInSwitches };
}
