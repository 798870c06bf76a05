import {
  authProfiles,
  hardenedIdleTimeoutSeconds,
  type AuthProfile,
} from '@bank-bonuses/portal-config';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { SignInSettings } from '../signIn/settings.ts';
import { readSignInSwitches } from './signInOptions.ts';
import { StartError } from './startErrors.ts';

/** The root of the repository, independent of the working directory. */
export const workspaceRoot = join(import.meta.dirname, '..', '..', '..', '..');

export interface SandboxOptions {
  port: number;
  folder: string;
  /** Whether to delete the content of the folder before the start. */
  fresh: boolean;
  /** Whether to replace the key that signs access tokens at this start. */
  rotateKeys: boolean;
  /** Whether to serve the portal from its sources with hot reload. */
  dev: boolean;
  /**
   * Whether to turn on every sign-in method: social providers, linked identities and phones as second factor.
   */
  allSignIns: boolean;
  /** Settings of the sign-in service that override its defaults. */
  signInSwitches: Partial<SignInSettings>;
  /** The folder with the built portal. */
  portalDir: string;
  /** Seconds between two mails of the same kind to one address. */
  mailIntervalSeconds: number;
  authProfile: AuthProfile;
  /** Seconds without activity until the portal logs the customer out; 0 turns this off. */
  idleTimeoutSeconds: number;
}

type Flags = Pick<SandboxOptions, 'fresh' | 'dev' | 'rotateKeys' | 'allSignIns'>;

function readArguments(args: string[]): Flags {
  try {
    const flags = {
      fresh: { type: 'boolean', default: false },
      dev: { type: 'boolean', default: false },
      'rotate-keys': { type: 'boolean', default: false },
      'all-sign-ins': { type: 'boolean', default: false },
    } as const;
    const {
      'rotate-keys': rotateKeys,
      'all-sign-ins': allSignIns,
      ...others
    } = parseArgs({ args, options: flags, strict: true }).values;
    return { ...others, rotateKeys, allSignIns };
  } catch {
    throw new StartError(
      'Unknown argument. Use only --fresh, --dev, --rotate-keys and --all-sign-ins.',
    );
  }
}

function readNumber(name: string, text: string | undefined, fallback: number, max: number): number {
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value > max) {
    throw new StartError(`${name} must be a whole number from 0 to ${max}.`);
  }
  return value;
}

function readAuthProfile(env: NodeJS.ProcessEnv): AuthProfile {
  const wanted = env['AUTH_PROFILE'] || 'standard';
  const known = authProfiles.find((profile) => profile === wanted);
  if (!known) throw new StartError(`AUTH_PROFILE must be one of ${authProfiles.join(', ')}.`);
  return known;
}

/** Reads arguments and environment. Throws a `StartError` that names the invalid setting. */
export function readOptions(args: string[], env: NodeJS.ProcessEnv): SandboxOptions {
  if (env['NODE_ENV'] === 'production') {
    throw new StartError(
      'The sandbox does not run with NODE_ENV=production, because its mailbox and demo customers are open to every user of this machine.',
    );
  }
  const authProfile = readAuthProfile(env);
  const flags = readArguments(args);
  return {
    ...flags,
    authProfile,
    idleTimeoutSeconds: readNumber(
      'IDLE_TIMEOUT_SECONDS',
      env['IDLE_TIMEOUT_SECONDS'],
      authProfile === 'hardened' ? hardenedIdleTimeoutSeconds : 0,
      86_400,
    ),
    signInSwitches: readSignInSwitches(env['SANDBOX_SWITCHES'], flags),
    port: readNumber('PORT', env['PORT'], 4200, 65_535),
    portalDir: resolve(workspaceRoot, env['PORTAL_DIR'] || 'apps/portal/dist'),
    folder: resolve(workspaceRoot, env['SANDBOX_DIR'] || '.sandbox'),
    mailIntervalSeconds: readNumber(
      'SANDBOX_MAIL_INTERVAL',
      env['SANDBOX_MAIL_INTERVAL'],
      60,
      3_600,
    ),
  };
}
