import {
  authProfiles,
  hardenedIdleTimeoutSeconds,
  idleTimeoutBounds,
  type AuthProfile,
} from '@bank-bonuses/product/config';
import type { SettingsReader } from './settingsReader.ts';

export type { AuthProfile } from '@bank-bonuses/product/config';

export interface AuthProfileSettings {
  authProfile: AuthProfile;
  /** Seconds without activity after which the portal logs a customer out; never if undefined. */
  idleTimeoutSeconds: number | undefined;
}

/** Reads `AUTH_PROFILE` and the setting of its idle time-out. */
export function readAuthProfile({ text, number, addIssue }: SettingsReader): AuthProfileSettings {
  const wanted = text('AUTH_PROFILE') || 'standard';
  const authProfile = authProfiles.find((profile) => profile === wanted);
  if (!authProfile) addIssue(`AUTH_PROFILE must be one of ${authProfiles.join(', ')}`);
  const isHardened = authProfile === 'hardened';
  const { min, max } = idleTimeoutBounds;
  const idleTimeoutSeconds = number('IDLE_TIMEOUT_SECONDS', {
    fallback: isHardened ? hardenedIdleTimeoutSeconds : 0,
    min: 0,
    max,
  });
  if (idleTimeoutSeconds < min && (isHardened || idleTimeoutSeconds > 0)) {
    addIssue(
      `IDLE_TIMEOUT_SECONDS must be at least ${min}, or 0 for never in the standard profile`,
    );
  }
  return {
    authProfile: authProfile ?? 'standard',
    idleTimeoutSeconds: idleTimeoutSeconds === 0 ? undefined : idleTimeoutSeconds,
  };
}
