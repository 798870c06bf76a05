import {
  authProfiles,
  hardenedIdleTimeoutSeconds,
  sessionPolicyOf,
  type AuthProfile,
} from '@bank-bonuses/product/config';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
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
const switches = {
  manualLinking: { manualLinking: true },
  stubProviders: { stubProviders: [...socialProviders] },
  phoneFactors: { phoneFactors: true },
} satisfies Record<string, SignInSwitches>;
type Switch = keyof typeof switches;
const switchNames = Object.keys(switches) as Switch[];

function wholeNumber(max: number) {
  const message = `must be a whole number from 0 to ${max}.`;
  return z.coerce.number(message).int(message).min(0, message).max(max, message);
}

const environment = z.object({
  PORT: wholeNumber(65_535).default(4200),
  SANDBOX_DIR: z.string().default('.sandbox'),
  SANDBOX_REAUTHENTICATE_AFTER: wholeNumber(86_400).default(0),
  SANDBOX_SMTP_PORT: wholeNumber(65_535).default(0),
  SANDBOX_SWITCHES: z
    .string()
    .default('')
    .transform((list) => list.split(',').flatMap((name) => name.trim() || []))
    .pipe(z.array(z.enum(switchNames, `must list only ${switchNames.join(', ')}.`))),
  SANDBOX_SIGN_IN: z.string().optional(),
  NOTICES_SINCE: z.iso.date('must be a day like 2026-12-01.').optional(),
  AUTH_PROFILE: z
    .enum(authProfiles, `must be one of ${authProfiles.join(', ')}.`)
    .default('standard'),
  IDLE_TIMEOUT_SECONDS: wholeNumber(86_400).optional(),
  PORTAL_DIR: z.string().default('apps/portal/dist'),
  SUPABASE_SECRET_KEY: z.string().optional(),
  SUPABASE_PUBLISHABLE_KEY: z.string().default(publishableKey),
  SUPABASE_JWT_ISSUER: z.string().optional(),
});
type Environment = z.infer<typeof environment>;

/** Returns the settings of the environment, in which an empty text is no setting. */
function readEnvironment(env: NodeJS.ProcessEnv): Environment {
  if (env['NODE_ENV'] === 'production') {
    throw new StartError(
      'The sandbox does not run with NODE_ENV=production, because its mailbox and demo customers are open to every user of this machine.',
    );
  }
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const read = environment.safeParse(set);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new StartError(`${String(issue?.path[0])} ${issue?.message}`);
}

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

/** Returns the settings that the switches and the portal's profile turn on. */
function signInSwitchesOf(env: Environment, names: readonly Switch[]): SignInSwitches {
  const authProfile = env.AUTH_PROFILE;
  const policy = sessionPolicyOf(authProfile === 'hardened' ? { authProfile } : {});
  return Object.assign(
    {
      minimumPasswordLength: policy.minPasswordLength,
      rejectsGuessablePasswords: policy.rejectsGuessablePasswords,
      maxSessionSeconds: (policy.maxSessionMs ?? 0) / 1_000,
      reauthenticateAfterSeconds: env.SANDBOX_REAUTHENTICATE_AFTER,
    },
    ...names.map((name) => switches[name]),
  ) as SignInSwitches;
}

/** Returns how to reach the outside sign-in service. */
function outsideSettings(env: Environment, url: string): OutsideSettings {
  if (!URL.canParse(url)) throw new StartError('--sign-in must be the URL of a sign-in service.');
  const secretKey = env.SUPABASE_SECRET_KEY;
  if (secretKey === undefined) {
    throw new StartError('--sign-in needs the secret key of the service in SUPABASE_SECRET_KEY.');
  }
  const { SUPABASE_PUBLISHABLE_KEY, SUPABASE_JWT_ISSUER: issuer } = env;
  return { url, secretKey, publishableKey: SUPABASE_PUBLISHABLE_KEY, issuer };
}

/** Reads arguments and environment. Throws a `StartError` that names the invalid setting. */
export function readOptions(args: string[], variables: NodeJS.ProcessEnv): SandboxOptions {
  const env = readEnvironment(variables);
  const { signInUrl = env.SANDBOX_SIGN_IN, ...flags } = readArguments(args);
  if (signInUrl !== undefined && flags.allSignIns) {
    throw new StartError('--all-sign-ins is only for the own sign-in service of the sandbox.');
  }
  const idleSeconds = env.AUTH_PROFILE === 'hardened' ? hardenedIdleTimeoutSeconds : 0;
  const names = flags.allSignIns ? switchNames : env.SANDBOX_SWITCHES;
  return {
    ...flags,
    ...(signInUrl !== undefined && { outsideSignIn: outsideSettings(env, signInUrl) }),
    authProfile: env.AUTH_PROFILE,
    idleTimeoutSeconds: env.IDLE_TIMEOUT_SECONDS ?? idleSeconds,
    signInSwitches: signInSwitchesOf(env, names),
    port: env.PORT,
    smtpPort: env.SANDBOX_SMTP_PORT,
    noticesSince: env.NOTICES_SINCE,
    portalDir: resolve(workspaceRoot, env.PORTAL_DIR),
    folder: resolve(workspaceRoot, env.SANDBOX_DIR),
  };
}
