import { parseArgs } from 'node:util';

export interface DoctorOptions {
  /** Address of the project, without a slash at its end. */
  url: string;
  key: string;
  secretKey: string | undefined;
  /** Origin of the portal. */
  portal: string | undefined;
  /** Providers with a button on the login page, by Supabase's names. */
  providers: string[];
  /** Whether Settings offers codes by text message as a second step. */
  phoneFactors: boolean;
  json: boolean;
  /** `iss` that the service expects in tokens, where it is told by a setting. */
  issuer: string | undefined;
  /** For each request. */
  timeoutMs: number;
}

/** Arguments that cannot be used; the message repeats no value, since one of them may be a secret. */
export class ArgumentError extends Error {}

export const help = `Checks whether a Supabase project suits the portal, and names the settings to change.
It reads only: it makes no account, sends no mail and changes nothing.

Usage: npm run doctor -- --url <address> --key <publishable key> [options]

  --url <address>       The project: https://<ref>.supabase.co, your own server, or the
                        sandbox (http://localhost:4200)
  --key <key>           The publishable key (sb_publishable_…), or the legacy anon key
  --secret-key <key>    The secret key: also checks what the service asks with it. Better in
                        the environment, as SUPABASE_SECRET_KEY: arguments can be read by
                        other users of this machine
  --portal <origin>     Where customers open the portal: also checks the browser's access
                        (CORS) and the redirect URLs
  --providers <names>   What AUTH_PROVIDERS of the service names, as in google,apple: checks
                        that these providers are on, and no other
  --phone-factors       AUTH_PHONE_FACTORS of the service is true: tells what can be seen of
                        the project's text messages
  --timeout <seconds>   How long to wait for each answer (default 10)
  --json                Prints the findings as JSON
  --help                Prints this text

Without the arguments, SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, AUTH_PROVIDERS and
AUTH_PHONE_FACTORS are read; SUPABASE_JWT_ISSUER if the service has it, too.

Exit code: 0 nothing to change, 1 something to change, 2 the project could not be reached or
an argument is wrong. docs/supabase.md explains every setting, also those that no request shows.
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
        ? 'There is an argument without a name.'
        : `The argument ${name} is unknown, or its value is missing.`,
      { cause: error },
    );
  }
}

function readUrl(name: string, text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !['http:', 'https:'].includes(url.protocol)) {
    throw new ArgumentError(`${name} must be an address that begins with https://.`);
  }
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') {
    throw new ArgumentError(`${name} must be an address without user, query and fragment.`);
  }
  return url;
}

function readOrigin(text: string): string {
  const url = readUrl('--portal', text);
  if (url.pathname !== '/') {
    throw new ArgumentError('--portal must be an origin, as in https://portal.example.com.');
  }
  return url.origin;
}

function readKey(name: string, text: string): string {
  // Anything else cannot stand in a header.
  if (!/^[\x21-\x7e]+$/.test(text)) {
    throw new ArgumentError(`${name} holds a space, or a letter that no key has.`);
  }
  return text;
}

function readProviders(text: string): string[] {
  const names = text.split(',').flatMap((name) => name.trim() || []);
  // Names are printed, so nothing that may be a key is one.
  if (!names.every((name) => /^(?!sb_)[a-z_]{1,20}$/.test(name))) {
    throw new ArgumentError(
      '--providers must be names as Supabase spells them, separated by commas, as in google,apple.',
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
    throw new ArgumentError('--timeout must be a number of seconds, at most 120.');
  }
  return seconds * 1_000;
}

/** Returns `undefined` when only the help is wanted. @throws ArgumentError */
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
