import { parseArgs } from 'node:util';

export interface DoctorOptions {
  /** URL of the project, without a slash at its end. */
  url: string;
  key: string;
  secretKey: string | undefined;
  /** Origin of the portal. */
  portal: string;
  /** Names of the providers that have a button on the login page, as Supabase spells them. */
  providers: readonly string[];
  /** The `iss` claim that the service expects in tokens. */
  issuer: string;
}

export const usage = `Usage: npm run doctor -- <project's address> --key <publishable key> --portal <portal's address>
  [--providers <names, such as google,apple>]

docs/supabase.md, Check the project, explains the arguments, the environment variables and the exit codes.
`;

const flags = {
  key: { type: 'string' },
  portal: { type: 'string' },
  providers: { type: 'string' },
} as const;

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: flags, allowPositionals: true });
  } catch {
    // Node's message may contain the value.
    throw new Error('An argument is unknown, or its value is missing.');
  }
}

function readUrl(name: string, text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isPlain = url && !url.username && !url.password && !url.search && !url.hash;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url));
  if (!isPlain || !isSafe || url.pathname.includes('/auth/v1')) {
    throw new Error(
      `${name} must be a URL that starts with https://, without user, query, fragment and /auth/v1. Without TLS, others on the network can read passwords and tokens (docs/deploying.md).`,
    );
  }
  return url;
}

/** Returns whether the host is this machine, where TLS is not needed. */
const isLoopback = ({ hostname }: URL) => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);

function readKey(name: string, text: string): string {
  // Rejects all other characters, because they are invalid in an HTTP header.
  if (!/^[\x21-\x7e]+$/.test(text)) {
    throw new Error(`${name} is missing, or contains a space or another invalid character.`);
  }
  return text;
}

/** Returns whether a key is a secret key: a new one, or a legacy JWT with the role in its claims. */
function isSecret(key: string): boolean {
  const claims = Buffer.from(key.split('.')[1] ?? '', 'base64url').toString();
  return key.startsWith('sb_secret_') || claims.includes('"service_role"');
}

/** Reads the options. If one is invalid, throws an error without its value: it may be a secret. */
export function readOptions(args: string[], env: NodeJS.ProcessEnv): DoctorOptions {
  const { values, positionals } = parse(args);
  const [address = env['SUPABASE_URL'] ?? '', ...others] = positionals;
  if (others.length > 0) throw new Error('Give one address; every other argument has a name.');
  const url = readUrl('The address', address).href.replace(/\/+$/, '');
  const key = readKey('--key', values.key ?? env['SUPABASE_PUBLISHABLE_KEY'] ?? '');
  const providers = values.providers ?? env['AUTH_PROVIDERS'] ?? '';
  const { SUPABASE_SECRET_KEY: secretKey, SUPABASE_JWT_ISSUER: issuer } = env;
  if (isSecret(key) || key === secretKey) {
    throw new Error(
      '--key is a secret key: every visitor would receive it and could read every account. Use the publishable key for SUPABASE_PUBLISHABLE_KEY. If the secret key was published, replace it.',
    );
  }
  return {
    url,
    key,
    secretKey: secretKey ? readKey('SUPABASE_SECRET_KEY', secretKey) : undefined,
    portal: readUrl('--portal', values.portal ?? '').origin,
    providers: providers.split(',').flatMap((name) => name.trim() || []),
    issuer: issuer || `${url}/auth/v1`,
  };
}
