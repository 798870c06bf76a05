import { change, note, ok, unreachable, type Finding } from './finding.ts';
import { field, printable, type Project } from './project.ts';

/**
 * Maximum difference between the clocks in seconds. With a larger difference, valid tokens are
 * treated as expired, or expired ones as valid.
 */
const maxSkewSeconds = 30;

/** Checks that the sign-in service is available and accepts the key, and compares the clocks. */
export async function checkService(project: Project): Promise<Finding[]> {
  const { status, json, headers } = await project.ask('/health');
  if (status === 401 || status === 403) {
    const advice = 'Copy the publishable key of this project from Settings → API Keys.';
    return [change('Key', `The project rejected the key (status ${status}).`, advice)];
  }
  if (status !== 200 || field(json, 'name') !== 'GoTrue') {
    const why = status === 200 ? 'is not Supabase Auth' : `is not available (status ${status})`;
    return [unreachable('Service', `The service at ${project.authUrl} ${why}.`)];
  }
  const { status: withoutKey } = await project.ask('/health', { as: 'anonymous' });
  const version = printable(field(json, 'version')) ?? '';
  const skew = Math.abs(Date.parse(headers.get('date') ?? '') - Date.now()) / 1_000;
  return [
    ok('Service', `Supabase Auth ${version} is available.`),
    withoutKey === 200
      ? note('Key', 'Not checked: the gateway accepts requests without a key, and any key.')
      : ok('Key', 'Accepted.'),
    skew > maxSkewSeconds
      ? change(
          'Clock',
          `Differs by ${Math.round(skew)} s from the clock of this machine.`,
          'Synchronize both clocks (NTP): otherwise tokens expire too early or too late.',
        )
      : ok('Clock', 'Matches this machine.'),
  ];
}

/** The algorithms that the service accepts. */
const algorithms: unknown[] = ['ES256', 'RS256'];

/**
 * Checks that the service can verify the project's tokens. Fetches the key set without an API key,
 * as the service does.
 */
export async function checkKeySet(project: Project): Promise<Finding[]> {
  const check = 'Token signing';
  const { status, json } = await project.ask('/.well-known/jwks.json', { as: 'anonymous' });
  const keys = field(json, 'keys');
  if (status === 401 || status === 403) {
    return [
      change(
        check,
        'The key set requires an API key, but the service requests it without one.',
        'Self-hosted: use the gateway file (kong.yml) of a newer release, which allows /auth/v1/.well-known/jwks.json without a key.',
      ),
    ];
  }
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
  if (!keys.some((key) => algorithms.includes(field(key, 'alg')))) {
    return [
      change(
        check,
        'The project has no ES256 or RS256 key. It signs tokens with a shared secret, which the service does not accept.',
        'Settings → JWT Keys: migrate the JWT secret, then "Rotate keys" to an ES256 key. Self-hosted: add JWT_KEYS (utils/add-new-auth-keys.sh).',
      ),
    ];
  }
  const current = 'Make sure that it is the current key (Settings → JWT Keys).';
  return [ok(check, `The key set has an asymmetric key. ${current}`)];
}

/**
 * Checks the `iss` claim of the project's tokens. Older projects do not reveal it; in this case
 * there is no finding.
 */
export async function checkIssuer(project: Project): Promise<Finding[]> {
  const { json } = await project.ask('/.well-known/openid-configuration');
  const issuer = field(json, 'issuer');
  if (typeof issuer !== 'string' || !URL.canParse(issuer)) return [];
  const wanted = project.issuer ?? project.authUrl;
  if (issuer === wanted) return [ok('Issuer', `Of tokens: ${wanted}.`)];
  const { href } = new URL(issuer);
  return [
    change(
      'Issuer',
      `The token issuer is ${href}, but the service expects ${wanted} and would reject every token.`,
      `Set SUPABASE_JWT_ISSUER to ${issuer === href ? href : 'the exact issuer of the project'}.`,
    ),
  ];
}
