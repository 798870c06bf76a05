import { field } from './ask.ts';
import { change, note, ok, unreachable, type Finding } from './finding.ts';
import type { Project } from './project.ts';

const check = 'Token signing';

/** The algorithms that `apps/api` accepts. */
const algorithms = ['ES256', 'RS256'];

const howToChange =
  'Settings → JWT Keys: migrate the JWT secret, then "Rotate keys" to an ES256 key. Self-hosted: add JWT_KEYS (utils/add-new-auth-keys.sh).';

function isPublicKey(key: unknown): boolean {
  const alg = field(key, 'alg');
  return (
    typeof alg === 'string' && algorithms.includes(alg) && typeof field(key, 'kid') === 'string'
  );
}

/**
 * Checks the `iss` claim of the project's tokens. Older projects do not reveal it; in this case
 * there is no finding.
 */
export async function checkIssuer(project: Project): Promise<Finding[]> {
  const { status, json } = await project.ask('/.well-known/openid-configuration');
  const issuer = field(json, 'issuer');
  if (status !== 200 || typeof issuer !== 'string' || !URL.canParse(issuer)) return [];
  if (issuer === project.issuer) return [ok('Issuer', `Of tokens: ${project.issuer}.`)];
  const { href } = new URL(issuer);
  return [
    change(
      'Issuer',
      `The token issuer is ${href}, but the service expects ${project.issuer} and would reject every token.`,
      `Set SUPABASE_JWT_ISSUER to ${issuer === href ? href : 'the exact issuer of the project'}.`,
    ),
  ];
}

/**
 * Checks that the service can verify the project's tokens. Fetches the key set without an API key,
 * as the service does.
 */
export async function checkKeySet(project: Project): Promise<Finding[]> {
  const { status, json } = await project.ask('/.well-known/jwks.json', { as: 'anonymous' });
  if (status === 401 || status === 403) {
    return [
      change(
        check,
        'The key set requires an API key, but the service requests it without one.',
        'Self-hosted: use the gateway file (kong.yml) of a newer release, which allows /auth/v1/.well-known/jwks.json without a key.',
      ),
    ];
  }
  const keys = field(json, 'keys');
  if (status !== 200 || !Array.isArray(keys)) {
    return [unreachable(check, `The key set could not be read (status ${status}).`)];
  }
  if (keys.some((key) => field(key, 'd') !== undefined || field(key, 'k') !== undefined)) {
    return [
      change(
        check,
        'The key set contains a private key, so anyone can create tokens.',
        'Replace that key immediately, and publish only public keys.',
      ),
    ];
  }
  const good = keys.filter(isPublicKey);
  if (good.length === 0) {
    return [
      change(
        check,
        'The project has no ES256 or RS256 key. It signs tokens with a shared secret, which the service does not accept.',
        howToChange,
      ),
    ];
  }
  const names = [...new Set(good.map((key) => String(field(key, 'alg'))))].join(' and ');
  return [
    ok(check, `The key set has a key for ${names}.`),
    note(
      check,
      'The key set also lists standby keys. Make sure that the asymmetric key is the current key (Settings → JWT Keys).',
    ),
  ];
}
