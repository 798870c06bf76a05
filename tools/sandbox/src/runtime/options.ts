import {
  authProfiles,
  hardenedIdleTimeoutSeconds,
  sessionPolicyOf,
  type AuthProfile,
} from '@bank-bonuses/product/config';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { OutsideSettings } from '../outsideSignIn/outsideSignIn.ts';
import { publishableKey, socialProviders, type SignInSwitches } from '../signInService/settings.ts';
import { StartError } from './startErrors.ts';

/** The root of the repository, independent of the working directory. */
export const workspaceRoot = join(import.meta.dirname, '..', '..', '..', '..');

export interface SandboxOptions {
  port: number;
  /** Port of the mailbox's mail server on 127.0.0.1; 0 chooses any free port. */
  smtpPort: number;
  /** The day from which the service sends notices, `YYYY-MM-DD`; `undefined` if they are off. */
  noticesSince: string | undefined;
  folder: string;
  /** Whether to delete the content of the folder before the start. */
  fresh: boolean;
  /** Whether to serve the portal from its sources with hot reload. */
  dev: boolean;
  /** Whether to turn on social providers, linked identities and phones as second factor. */
  allSignIns: boolean;
  /** Settings of the sign-in service that override its defaults. */
  signInSwitches: SignInSwitches;
  /** The folder with the built portal. */
  portalDir: string;
  /** The sign-in service that replaces the sandbox's own. */
  outsideSignIn?: OutsideSettings;
  authProfile: AuthProfile;
  /** Seconds without activity until the portal logs the customer out; 0 turns this off. */
  idleTimeoutSeconds: number;
}

/** The valid names in `SANDBOX_SWITCHES` with the settings that they turn on. */
const switches: Readonly<Record<string, SignInSwitches>> = {
  manualLinking: { manualLinking: true },
  stubProviders: { stubProviders: [...socialProviders] },
  phoneFactors: { phoneFactors: true },
};

function readArguments(args: string[]) {
  try {
    const flags = {
      fresh: { type: 'boolean', default: false },
      dev: { type: 'boolean', default: false },
      'all-sign-ins': { type: 'boolean', default: false },
      'sign-in': { type: 'string' },
    } as const;
    const { fresh, dev, ...values } = parseArgs({ args, options: flags, strict: true }).values;
    return { fresh, dev, allSignIns: values['all-sign-ins'], signInUrl: values['sign-in'] };
  } catch {
    throw new StartError(
      'Unknown argument. Use only --fresh, --dev, --all-sign-ins and --sign-in <url>.',
    );
  }
}

/** Returns the settings that a list of switches, the flag and the portal's profile turn on. */
function readSwitches(env: NodeJS.ProcessEnv, allSignIns: boolean, authProfile: AuthProfile) {
  const listed = (env['SANDBOX_SWITCHES'] ?? '').split(',').flatMap((name) => name.trim() || []);
  const names = allSignIns ? Object.keys(switches) : listed;
  if (!listed.every((name) => Object.hasOwn(switches, name))) {
    throw new StartError(`SANDBOX_SWITCHES must list only ${Object.keys(switches).join(', ')}.`);
  }
  const policy = sessionPolicyOf(authProfile === 'hardened' ? { authProfile } : {});
  return Object.assign(
    {
      minimumPasswordLength: policy.minPasswordLength,
      rejectsGuessablePasswords: policy.rejectsGuessablePasswords,
      maxSessionSeconds: (policy.maxSessionMs ?? 0) / 1_000,
      reauthenticateAfterSeconds: readNumber(env, 'SANDBOX_REAUTHENTICATE_AFTER', {
        fallback: 0,
        max: 86_400,
      }),
    },
    ...names.map((name) => switches[name]),
  ) as SignInSwitches;
}

function readNumber(
  env: NodeJS.ProcessEnv,
  name: string,
  { fallback, max }: { fallback: number; max: number },
): number {
  const text = env[name] || String(fallback);
  if (/^\d+$/.test(text) && Number(text) <= max) return Number(text);
  throw new StartError(`${name} must be a whole number from 0 to ${max}.`);
}

function readNoticesSince({ NOTICES_SINCE: since = '' }: NodeJS.ProcessEnv): string | undefined {
  if (since === '') return undefined;
  if (/^\d{4}-\d\d-\d\d$/.test(since) && !Number.isNaN(Date.parse(since))) return since;
  throw new StartError('NOTICES_SINCE must be a day like 2026-12-01.');
}

function readAuthProfile(env: NodeJS.ProcessEnv): AuthProfile {
  const wanted = env['AUTH_PROFILE'] || 'standard';
  const known = authProfiles.find((profile) => profile === wanted);
  if (!known) throw new StartError(`AUTH_PROFILE must be one of ${authProfiles.join(', ')}.`);
  return known;
}

/** Returns how to reach the outside sign-in service, or undefined for the sandbox's own. */
function readOutsideSignIn(env: NodeJS.ProcessEnv, url: string): OutsideSettings | undefined {
  if (url === '') return undefined;
  if (!URL.canParse(url)) throw new StartError('--sign-in must be the URL of a sign-in service.');
  const secretKey = env['SUPABASE_SECRET_KEY'] ?? '';
  if (secretKey === '') {
    throw new StartError('--sign-in needs the secret key of the service in SUPABASE_SECRET_KEY.');
  }
  return {
    url,
    secretKey,
    publishableKey: env['SUPABASE_PUBLISHABLE_KEY'] || publishableKey,
    issuer: env['SUPABASE_JWT_ISSUER'] || undefined,
  };
}

/** Reads arguments and environment. Throws a `StartError` that names the invalid setting. */
export function readOptions(args: string[], env: NodeJS.ProcessEnv): SandboxOptions {
  if (env['NODE_ENV'] === 'production') {
    throw new StartError(
      'The sandbox does not run with NODE_ENV=production, because its mailbox and demo customers are open to every user of this machine.',
    );
  }
  const authProfile = readAuthProfile(env);
  const { signInUrl, ...flags } = readArguments(args);
  const outsideSignIn = readOutsideSignIn(env, signInUrl ?? env['SANDBOX_SIGN_IN'] ?? '');
  if (outsideSignIn && flags.allSignIns) {
    throw new StartError('--all-sign-ins is only for the own sign-in service of the sandbox.');
  }
  const idleSeconds = authProfile === 'hardened' ? hardenedIdleTimeoutSeconds : 0;
  return {
    ...flags,
    ...(outsideSignIn && { outsideSignIn }),
    authProfile,
    idleTimeoutSeconds: readNumber(env, 'IDLE_TIMEOUT_SECONDS', {
      fallback: idleSeconds,
      max: 86_400,
    }),
    signInSwitches: readSwitches(env, flags.allSignIns, authProfile),
    port: readNumber(env, 'PORT', { fallback: 4200, max: 65_535 }),
    smtpPort: readNumber(env, 'SANDBOX_SMTP_PORT', { fallback: 0, max: 65_535 }),
    noticesSince: readNoticesSince(env),
    portalDir: resolve(workspaceRoot, env['PORTAL_DIR'] || 'apps/portal/dist'),
    folder: resolve(workspaceRoot, env['SANDBOX_DIR'] || '.sandbox'),
  };
}
