import { parseArgs } from 'node:util';

export interface DoctorOptions {
  /** URL of the project, without a slash at its end. */
  url: string;
  key: string;
  secretKey: string | undefined;
  /** Origin of the portal. */
  portal: string | undefined;
  /** Names of the providers that have a button on the login page, as Supabase spells them. */
  providers: string[];
  /** Whether Settings offers to unlink a provider, and to add a phone. */
  unlink: boolean;
  phoneFactors: boolean;
  json: boolean;
  /**
   * The `iss` claim that the service expects in tokens. Undefined if SUPABASE_JWT_ISSUER is not
   * set.
   */
  issuer: string | undefined;
  /** Time-out of each request in milliseconds. */
  timeoutMs: number;
}

/** Thrown for invalid arguments. The message never contains a value, because it may be a secret. */
export class ArgumentError extends Error {}

export const help = `Checks a Supabase project for the settings that the portal needs, and lists what to change.
It is read-only: it creates no account, sends no mail and changes nothing.

Usage: npm run doctor -- <address> --key <publishable key> [options]

  <address>             The project: https://<ref>.supabase.co, your own server, or the
                        sandbox (http://localhost:4200). --url <address> does the same
  --key <key>           The publishable key (sb_publishable_…), or the legacy anon key
  --portal <origin>     The portal's origin: also checks browser access (CORS) and the
                        redirect URLs
  --providers <names>   The service's AUTH_PROVIDERS, for example google,apple
  --timeout <seconds>   How long to wait for each response (default 10)
  --json                Prints the findings as JSON

The defaults are the environment variables SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY and
AUTH_PROVIDERS. With SUPABASE_SECRET_KEY, the request that the service makes with it is
checked too; it is no argument, because other users of a machine can read arguments. Set
SUPABASE_JWT_ISSUER, AUTH_UNLINK and AUTH_PHONE_FACTORS if the service has them.

Exit code: 0 nothing to change, 1 something to change, 2 the project could not be reached or
an argument is invalid. docs/supabase.md explains every setting.
`;

const flags = {
  url: { type: 'string' },
  key: { type: 'string' },
  portal: { type: 'string' },
  providers: { type: 'string' },
  timeout: { type: 'string', default: '10' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: flags, allowPositionals: true });
  } catch (error) {
    // Node's message may contain the value.
    const name = /'(--?[a-z][a-z-]*)/.exec(String(error))?.[1] ?? 'without a name';
    throw new ArgumentError(`Unknown argument ${name}, or its value is missing.`, { cause: error });
  }
}

function readUrl(name: string, text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isPlain = url && !url.username && !url.password && !url.search && !url.hash;
  if (!isPlain || !['http:', 'https:'].includes(url.protocol)) {
    throw new ArgumentError(
      `${name} must be a URL that starts with https://, without user, query or fragment.`,
    );
  }
  return url;
}

function readKey(name: string, text: string): string {
  // Rejects all other characters, because they are invalid in an HTTP header.
  if (!/^[\x21-\x7e]+$/.test(text)) {
    throw new ArgumentError(
      `${name} is missing, or contains a space or another invalid character.`,
    );
  }
  return text;
}

function readProviders(text: string): string[] {
  const names = text.split(',').flatMap((name) => name.trim() || []);
  // Rejects values that look like an API key, because provider names are printed.
  if (!names.every((name) => /^(?!sb_)[a-z_]{1,20}$/.test(name))) {
    throw new ArgumentError(
      '--providers must be Supabase provider names, separated by commas, for example google,apple.',
    );
  }
  return names;
}

/** Reads the options. Returns `undefined` for `--help`. @throws ArgumentError */
export function readOptions(args: string[], env: NodeJS.ProcessEnv): DoctorOptions | undefined {
  const { values, positionals } = parse(args);
  if (values.help) return undefined;
  const [address = env['SUPABASE_URL'] ?? '', ...others] = [values.url ?? [], positionals].flat();
  if (others.length > 0) {
    throw new ArgumentError('Give one address; every other argument has a name.');
  }
  const seconds = Number(values.timeout);
  if (!(seconds > 0 && seconds <= 120)) {
    throw new ArgumentError('--timeout must be a number of seconds up to 120.');
  }
  const { SUPABASE_SECRET_KEY: secretKey, SUPABASE_JWT_ISSUER: issuer } = env;
  return {
    url: readUrl('The address', address).href.replace(/\/+$/, ''),
    key: readKey('--key', values.key ?? env['SUPABASE_PUBLISHABLE_KEY'] ?? ''),
    secretKey: secretKey ? readKey('SUPABASE_SECRET_KEY', secretKey) : undefined,
    portal: values.portal === undefined ? undefined : readUrl('--portal', values.portal).origin,
    providers: readProviders(values.providers ?? env['AUTH_PROVIDERS'] ?? ''),
    unlink: env['AUTH_UNLINK'] === 'true',
    phoneFactors: env['AUTH_PHONE_FACTORS'] === 'true',
    issuer: issuer || undefined,
    json: values.json,
    timeoutMs: seconds * 1_000,
  };
}
