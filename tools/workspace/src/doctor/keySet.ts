import { field } from './ask.ts';
import { change, note, ok, unreachable, type Finding } from './finding.ts';
import type { Project } from './project.ts';

const check = 'Token signing';

/** As `apps/api` takes them. */
const algorithms = ['ES256', 'RS256'];

const howToChange =
  'Settings → JWT Keys: migrate the JWT secret, then "Rotate keys" to an ES256 key. Self-hosted: add JWT_KEYS (utils/add-new-auth-keys.sh).';

function isPublicKey(key: unknown): boolean {
  const alg = field(key, 'alg');
  return (
    typeof alg === 'string' && algorithms.includes(alg) && typeof field(key, 'kid') === 'string'
  );
}

/** Newer projects tell who signs their tokens; without that, nothing is said. */
export async function checkIssuer(project: Project): Promise<Finding[]> {
  const { status, json } = await project.ask('/.well-known/openid-configuration');
  const issuer = field(json, 'issuer');
  if (status !== 200 || typeof issuer !== 'string' || !URL.canParse(issuer)) return [];
  if (issuer === project.issuer) return [ok('Issuer', `Of tokens: ${project.issuer}.`)];
  const { href } = new URL(issuer);
  return [
    change(
      'Issuer',
      `Of tokens is ${href}, and the service expects ${project.issuer}: it would refuse every token.`,
      `Set SUPABASE_JWT_ISSUER to ${issuer === href ? href : 'exactly what the project says'}.`,
    ),
  ];
}

/** Whether the service can verify tokens. It fetches the key set without a key, so this does, too. */
export async function checkKeySet(project: Project): Promise<Finding[]> {
  const { status, json } = await project.ask('/.well-known/jwks.json', { as: 'nobody' });
  if (status === 401 || status === 403) {
    return [
      change(
        check,
        'The key set is refused to callers without a key, and the service asks without one.',
        'Self-hosted: take the gateway file (kong.yml) of a newer release, which opens /auth/v1/.well-known/jwks.json.',
      ),
    ];
  }
  const keys = field(json, 'keys');
  if (status !== 200 || !Array.isArray(keys)) {
    return [unreachable(check, `The key set cannot be read (status ${status}).`)];
  }
  if (keys.some((key) => field(key, 'd') !== undefined || field(key, 'k') !== undefined)) {
    return [
      change(
        check,
        'The key set shows a secret key: everybody can make tokens.',
        'Replace that key at once, and publish only the public halves.',
      ),
    ];
  }
  const good = keys.filter(isPublicKey);
  if (good.length === 0) {
    return [
      change(
        check,
        'There is no ES256 or RS256 key: tokens are signed with a shared secret, which the service does not take.',
        howToChange,
      ),
    ];
  }
  const names = [...new Set(good.map((key) => String(field(key, 'alg'))))].join(' and ');
  return [
    ok(check, `The key set has ${names}.`),
    note(
      check,
      'A key on standby is listed, too: see that the asymmetric one is the current key (Settings → JWT Keys).',
    ),
  ];
}
