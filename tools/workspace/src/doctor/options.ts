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
  /** Whether Settings offers codes by text message as a second step. */
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

Usage: npm run doctor -- --url <address> --key <publishable key> [options]

  --url <address>       The project: https://<ref>.supabase.co, your own server, or the
                        sandbox (http://localhost:4200)
  --key <key>           The publishable key (sb_publishable_…), or the legacy anon key
  --secret-key <key>    The secret key: also checks the requests that the service makes with
                        it. Prefer the environment variable SUPABASE_SECRET_KEY, because
                        other users of this machine can read arguments
  --portal <origin>     The portal's origin: also checks browser access (CORS) and the
                        redirect URLs
  --providers <names>   The service's AUTH_PROVIDERS, for example google,apple: checks that
                        exactly these providers are on
  --phone-factors       The service's AUTH_PHONE_FACTORS is true: also checks the project's
                        text messages, as far as it reveals them
  --timeout <seconds>   How long to wait for each response (default 10)
  --json                Prints the findings as JSON
  --help                Prints this text

The defaults are the environment variables SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY,
SUPABASE_SECRET_KEY, AUTH_PROVIDERS and AUTH_PHONE_FACTORS. Set SUPABASE_JWT_ISSUER if the
service has it.

Exit code: 0 nothing to change, 1 something to change, 2 the project could not be reached or
an argument is invalid. docs/supabase.md explains every setting.
`;

const flags = {
  url: { type: 'string' },
  key: { type: 'string' },
  'secret-key': { type: 'string' },
  portal: { type: 'string' },
  providers: { type: 'string' },
  'phone-factors': { type: 'boolean' },
  timeout: { type: 'string', default: '10' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: flags, strict: true }).values;
  } catch (error) {
    const name = /'(--?[a-z][a-z-]*)/.exec(error instanceof Error ? error.message : '')?.[1];
    throw new ArgumentError(
      name === undefined
        ? 'Found a value without an argument name.'
        : `Unknown argument ${name}, or its value is missing.`,
      { cause: error },
    );
  }
}

function readUrl(name: string, text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !['http:', 'https:'].includes(url.protocol)) {
    throw new ArgumentError(`${name} must be a URL that starts with https://.`);
  }
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') {
    throw new ArgumentError(`${name} must be a URL without user, query or fragment.`);
  }
  return url;
}

function readOrigin(text: string): string {
  const url = readUrl('--portal', text);
  if (url.pathname !== '/') {
    throw new ArgumentError('--portal must be an origin, for example https://portal.example.com.');
  }
  return url.origin;
}

function readKey(name: string, text: string): string {
  // Rejects all other characters, because they are invalid in an HTTP header.
  if (!/^[\x21-\x7e]+$/.test(text)) {
    throw new ArgumentError(`${name} contains a space or another invalid character.`);
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
  return [...new Set(names)];
}

function readPhoneFactors(text: string): boolean {
  if (!['', 'true', 'false'].includes(text.trim())) {
    throw new ArgumentError('AUTH_PHONE_FACTORS must be true or false.');
  }
  return text.trim() === 'true';
}

function readTimeout(text: string): number {
  const seconds = Number(text);
  if (!(seconds > 0 && seconds <= 120)) {
    throw new ArgumentError('--timeout must be a number of seconds up to 120.');
  }
  return seconds * 1_000;
}

/** Reads the options. Returns `undefined` for `--help`. @throws ArgumentError */
export function readOptions(args: string[], env: NodeJS.ProcessEnv): DoctorOptions | undefined {
  const values = parse(args);
  if (values.help) return undefined;
  const url = values.url ?? env['SUPABASE_URL'] ?? '';
  const key = values.key ?? env['SUPABASE_PUBLISHABLE_KEY'] ?? '';
  const secretKey = values['secret-key'] ?? env['SUPABASE_SECRET_KEY'] ?? '';
  if (url === '') throw new ArgumentError('--url is missing.');
  if (key === '') throw new ArgumentError('--key is missing.');
  return {
    url: readUrl('--url', url).href.replace(/\/+$/, ''),
    key: readKey('--key', key),
    secretKey: secretKey === '' ? undefined : readKey('--secret-key', secretKey),
    portal: values.portal === undefined ? undefined : readOrigin(values.portal),
    providers: readProviders(values.providers ?? env['AUTH_PROVIDERS'] ?? ''),
    phoneFactors: values['phone-factors'] ?? readPhoneFactors(env['AUTH_PHONE_FACTORS'] ?? ''),
    issuer: env['SUPABASE_JWT_ISSUER'] || undefined,
    json: values.json,
    timeoutMs: readTimeout(values.timeout),
  };
}
