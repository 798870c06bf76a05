import { change, note, ok, type Finding } from './finding.ts';
import { field } from './ask.ts';
import type { DoctorOptions } from './options.ts';
import { baseOf, isLoopback } from './project.ts';

type KeyKind = 'publishable' | 'secret' | 'anon' | 'service_role' | 'unknown';

/** Returns the claims of a legacy key, which is a JWT. */
function claimsOf(key: string): unknown {
  try {
    return JSON.parse(Buffer.from(key.split('.')[1] ?? '', 'base64url').toString()) as unknown;
  } catch {
    return undefined;
  }
}

function kindOf(key: string): KeyKind {
  if (key.startsWith('sb_publishable_')) return 'publishable';
  if (key.startsWith('sb_secret_')) return 'secret';
  const role = field(claimsOf(key), 'role');
  return role === 'anon' || role === 'service_role' ? role : 'unknown';
}

const legacyAdvice =
  'Supabase retires the legacy keys. Create a publishable and a secret key under Settings → API Keys.';

function checkPublishableKey({ key, secretKey }: DoctorOptions): Finding | undefined {
  const kind = kindOf(key);
  if (kind === 'secret' || kind === 'service_role' || key === secretKey) {
    return change(
      'Key',
      'This is a secret key. Every visitor would receive it and could read every account.',
      'Use the publishable key for SUPABASE_PUBLISHABLE_KEY. If the secret key was published, replace it.',
    );
  }
  return kind === 'anon' ? note('Key', `This is the legacy anon key. ${legacyAdvice}`) : undefined;
}

function checkSecretKey({ secretKey }: DoctorOptions): Finding | undefined {
  const kind = secretKey === undefined ? 'unknown' : kindOf(secretKey);
  if (kind === 'publishable' || kind === 'anon') {
    return change(
      'Secret key',
      'This is a publishable key. The service cannot look up accounts with it.',
      'Use a secret key (sb_secret_…) for SUPABASE_SECRET_KEY.',
    );
  }
  return kind === 'service_role'
    ? note('Secret key', `This is the legacy service_role key. ${legacyAdvice}`)
    : undefined;
}

function checkAddress(options: DoctorOptions): Finding {
  const { url } = options;
  if (new URL(url).protocol === 'http:' && !isLoopback(new URL(url))) {
    return change(
      'Address',
      'Without TLS, others on the network can read passwords and tokens, so no request was sent.',
      'Serve the project over https. In production, the service accepts no other SUPABASE_URL.',
    );
  }
  if (baseOf(url) !== url) {
    return change(
      'Address',
      'The address ends with /auth/v1, which the service adds itself.',
      `Set SUPABASE_URL to ${baseOf(url)}.`,
    );
  }
  return ok('Address', url);
}

function checkPortal({ portal }: DoctorOptions): Finding | undefined {
  if (portal === undefined || portal.startsWith('https:') || isLoopback(new URL(portal))) {
    return undefined;
  }
  return change(
    'Portal',
    'Without TLS, others on the network can read passwords and tokens, and browsers disable cryptography in pages.',
    'Serve the portal over https (docs/deploying.md, TLS and the proxy).',
  );
}

/** Checks the arguments without sending a request. */
export function checkArguments(options: DoctorOptions): Finding[] {
  return [
    checkAddress(options),
    checkPortal(options),
    checkPublishableKey(options),
    checkSecretKey(options),
  ].filter((finding) => finding !== undefined);
}

/** Returns whether requests can be sent with these arguments without revealing a secret key. */
export function mayAsk(options: DoctorOptions): boolean {
  const url = new URL(options.url);
  const isPrivate = url.protocol === 'https:' || isLoopback(url);
  return isPrivate && checkPublishableKey(options)?.state !== 'change';
}
