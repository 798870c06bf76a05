import { change, note, ok, unreachable, type Finding } from './finding.ts';
import type { DoctorOptions } from './options.ts';
import { baseOf, field, isLoopback, type Answer, type Project } from './project.ts';

/** Returns the role of a key: of a new key by its prefix, of a legacy key by the claims of its JWT. */
function roleOf(key: string): 'visitor' | 'secret' | 'unknown' {
  if (key.startsWith('sb_publishable_')) return 'visitor';
  if (key.startsWith('sb_secret_')) return 'secret';
  const claims = Buffer.from(key.split('.')[1] ?? '', 'base64url').toString();
  if (claims.includes('"service_role"')) return 'secret';
  return claims.includes('"anon"') ? 'visitor' : 'unknown';
}

/** Legacy keys are signed with the project's shared secret; a server of your own may use others. */
const isLegacy = (key: string) =>
  Buffer.from(key.split('.')[0] ?? '', 'base64url')
    .toString()
    .includes('"HS256"');

const published = (check: string) =>
  change(
    check,
    'This is a secret key. Every visitor would receive it and could read every account.',
    'Use the publishable key for SUPABASE_PUBLISHABLE_KEY. If the secret key was published, replace it.',
  );

/** Checks addresses and keys without sending a request. */
export function checkArguments({ url, key, secretKey, portal }: DoctorOptions): Finding[] {
  const findings: Finding[] = [];
  if (!isPrivate(url)) {
    findings.push(
      change(
        'Address',
        'Without TLS, others on the network can read passwords and tokens, so no request was sent.',
        'Serve the project over https. In production, the service accepts no other SUPABASE_URL.',
      ),
    );
  } else if (baseOf(url) !== url) {
    findings.push(note('Address', `SUPABASE_URL is ${baseOf(url)}: the service adds /auth/v1.`));
  } else findings.push(ok('Address', url));
  if (portal !== undefined && !isPrivate(portal)) {
    findings.push(
      change(
        'Portal',
        'Without TLS, others on the network can read passwords and tokens, and browsers disable cryptography in pages.',
        'Serve the portal over https (docs/deploying.md, TLS and the proxy).',
      ),
    );
  }
  if (isSecret(key, secretKey)) findings.push(published('Key'));
  if (secretKey !== undefined && roleOf(secretKey) === 'visitor') {
    findings.push(
      change(
        'Secret key',
        'This is a publishable key. The service cannot look up accounts with it.',
        'Use a secret key (sb_secret_…) for SUPABASE_SECRET_KEY.',
      ),
    );
  }
  if (isLegacy(key) || isLegacy(secretKey ?? '')) {
    const advice = 'Create a publishable and a secret key under Settings → API Keys.';
    findings.push(note('Key', `Supabase retires the legacy keys. ${advice}`));
  }
  return findings;
}

const isPrivate = (url: string) => url.startsWith('https:') || isLoopback(new URL(url));

const isSecret = (key: string, secretKey: string | undefined) =>
  roleOf(key) === 'secret' || key === secretKey;

/** Returns whether requests can be sent with these arguments without revealing a secret key. */
export const mayAsk = ({ url, key, secretKey }: DoctorOptions) =>
  isPrivate(url) && !isSecret(key, secretKey);

/** Path of a user that does not exist, to test whether a key can call the admin API. */
const noUser = '/admin/users/00000000-0000-4000-8000-000000000000';

const canLookUp = ({ json }: Answer) =>
  [field(json, 'code'), field(json, 'error_code')].includes('user_not_found');

/**
 * Checks that the secret key can look up a user, as the service does at each registration, and that
 * the publishable key cannot.
 */
export async function checkLookUp(project: Project): Promise<Finding[]> {
  const findings = canLookUp(await project.ask(noUser)) ? [published('Key')] : [];
  if (project.secretKey === undefined) {
    return [...findings, note('Secret key', 'Not checked: SUPABASE_SECRET_KEY is not set.')];
  }
  const answer = await project.ask(noUser, { as: 'secret' });
  if (canLookUp(answer)) return [...findings, ok('Secret key', 'Can look up accounts.')];
  const rejected = [401, 403].includes(answer.status);
  return [
    ...findings,
    rejected
      ? change(
          'Secret key',
          `The project rejected it (status ${answer.status}).`,
          'Copy a secret key of this project from Settings → API Keys.',
        )
      : unreachable(
          'Secret key',
          `Looking up an account failed (status ${answer.status}). If the gateway keeps the admin API inside, run this command where the service runs.`,
        ),
  ];
}
