import { change, failed, note, ok, type Result } from './finding.ts';
import { field, type Answer, type Project } from './project.ts';

const keyPage = 'Settings → API Keys';

/** Checks that the sign-in service is available and accepts the publishable key. */
export async function checkService({ ask, key, url }: Project): Promise<Result> {
  const { status, json } = await ask('/health', key);
  if (status === 401 || status === 403) {
    return change(
      `The project rejected the key (status ${status}).`,
      `Copy the publishable key of this project from ${keyPage}.`,
    );
  }
  if (status !== 200) return failed(`${url} is not available (status ${status}).`);
  if (field(json, 'name') !== 'GoTrue') return failed(`${url} is not Supabase Auth.`);
  return ok(`Supabase Auth ${String(field(json, 'version'))} is available.`);
}

/** The algorithms that the service accepts. */
const algorithms: unknown[] = ['ES256', 'RS256'];

/** Checks that the service can verify tokens. It fetches the key set without an API key, too. */
export async function checkKeySet({ ask }: Project): Promise<Result> {
  const { status, json } = await ask('/.well-known/jwks.json', undefined);
  const keys = field(json, 'keys');
  if (!Array.isArray(keys)) {
    return change(
      `The key set cannot be read without an API key, as the service does (status ${status}).`,
      'Self-hosted: use the gateway file (kong.yml) of a newer release, which allows /auth/v1/.well-known/jwks.json without a key.',
    );
  }
  if (keys.some((key) => field(key, 'd') !== undefined || field(key, 'k') !== undefined)) {
    return change(
      'The key set contains a private key, so anyone can create tokens.',
      'Replace that key immediately, and publish only public keys.',
    );
  }
  if (!keys.some((key) => algorithms.includes(field(key, 'alg')))) {
    return change(
      'The project has no ES256 or RS256 key. It signs tokens with a shared secret, which the service does not accept.',
      'Settings → JWT Keys: migrate the JWT secret, then "Rotate keys" to an ES256 key. Self-hosted: add JWT_KEYS (utils/add-new-auth-keys.sh).',
    );
  }
  return ok(
    'The key set has an asymmetric key. Make sure that it is the current key (Settings → JWT Keys).',
  );
}

/** Checks the `iss` claim of the project's tokens, which older projects do not reveal. */
export async function checkIssuer({ ask, key, issuer }: Project): Promise<Result> {
  const { json } = await ask('/.well-known/openid-configuration', key);
  const found = field(json, 'issuer');
  if (typeof found !== 'string') return note('The project does not reveal it.');
  if (found === issuer) return ok(`Of tokens: ${issuer}.`);
  return change(
    `The token issuer is ${found}, but the service expects ${issuer} and would reject every token.`,
    `Set SUPABASE_JWT_ISSUER to ${found}.`,
  );
}

/** Path of a user that does not exist, to test whether a key can call the admin API. */
const noUser = '/admin/users/00000000-0000-4000-8000-000000000000';

const canLookUp = ({ json }: Answer) =>
  [field(json, 'code'), field(json, 'error_code')].includes('user_not_found');

/** Checks that the publishable key cannot look up a user. */
export async function checkKey({ ask, key }: Project): Promise<Result> {
  if (!canLookUp(await ask(noUser, key))) return ok('Cannot look up accounts.');
  return change(
    'It can read every account, and every visitor receives it.',
    `Replace this key immediately, and publish only a publishable key (${keyPage}).`,
  );
}

/** Checks that the secret key can look up a user, as the service does at each registration. */
export async function checkSecretKey({ ask, secretKey }: Project): Promise<Result> {
  if (secretKey === undefined) return note('Not checked: SUPABASE_SECRET_KEY is not set.');
  const answer = await ask(noUser, secretKey);
  if (canLookUp(answer)) return ok('Can look up accounts.');
  return change(
    `It cannot look up accounts (status ${answer.status}).`,
    `Copy a secret key of this project from ${keyPage}. If the gateway keeps the admin API inside, run this command where the service runs.`,
  );
}
