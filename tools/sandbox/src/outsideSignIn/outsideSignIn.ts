import { StartError } from '../runtime/startErrors.ts';

/** How to reach an outside sign-in service. */
export interface OutsideSettings {
  /** The URL of a Supabase project, or of Supabase Auth itself. */
  url: string;
  /** A secret key of the project, or a token with the role `service_role`. */
  secretKey: string;
  publishableKey: string;
  /** The `iss` of the service's tokens; by default the URL of the service. */
  issuer: string | undefined;
}

/** A user, as the admin API returns it. */
export interface OutsideUser {
  id: string;
  email?: string;
  app_metadata: { sandbox?: unknown };
  /** Absent in the list of all users. */
  factors?: { id: string }[];
}

export interface Answer {
  status: number;
  json: unknown;
}

/** A sign-in service that is not part of the sandbox, whose users all belong to sandboxes. */
export interface OutsideSignIn extends Omit<OutsideSettings, 'issuer'> {
  issuer: string;
  /** The users at the start. */
  users: readonly OutsideUser[];
  /** Whether only this machine can reach the service. */
  isLocal: boolean;
  /** Sends a request with the secret key, or with an access token. */
  ask: (method: string, path: string, body?: object, token?: string) => Promise<Answer>;
}

const loopbackHost = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

const timeoutMs = 10_000;
const usersPerPage = 1_000;

async function send(url: string, init: RequestInit): Promise<Answer> {
  // A redirect could send the key to another server.
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(url, { ...init, redirect: 'manual', signal });
  // Not every response is one of the sign-in service, with JSON.
  const json: unknown = await response.json().catch(() => undefined);
  return { status: response.status, json };
}

const keyHeaders = (key: string, token = key) => ({
  apikey: key,
  authorization: `Bearer ${token}`,
  'content-type': 'application/json',
  'x-supabase-api-version': '2024-01-01',
});

/** Returns the base of the service's calls: a project has it below `/auth/v1`. */
async function findBase({ url, secretKey }: OutsideSettings): Promise<string> {
  const given = url.replace(/\/+$/, '');
  for (const base of [given, `${given}/auth/v1`]) {
    const answer = await send(`${base}/health`, { headers: keyHeaders(secretKey) }).catch(
      () => undefined,
    );
    const { name } = (answer?.json ?? {}) as { name?: unknown };
    if (answer?.status === 200 && name === 'GoTrue') return base;
    if (answer?.status === 401) throw wrongKey();
  }
  throw new StartError(`No sign-in service answers at ${given}.`);
}

const wrongKey = () =>
  new StartError('The sign-in service does not accept the key in SUPABASE_SECRET_KEY.');

/** Returns all users. Throws if the key is wrong or a user was not created by a sandbox. */
async function readUsers(ask: OutsideSignIn['ask']): Promise<OutsideUser[]> {
  const all: OutsideUser[] = [];
  for (let page = 1; ; page += 1) {
    const path = `/admin/users?page=${page}&per_page=${usersPerPage}`;
    const { status, json } = await ask('GET', path);
    if (status === 401 || status === 403) throw wrongKey();
    if (status !== 200) throw new StartError(`The sign-in service lists no users (${status}).`);
    const { users } = json as { users: OutsideUser[] };
    all.push(...users);
    // A service may return fewer users per page than requested.
    if (users.length === 0) break;
  }
  const foreign = all.filter((user) => user.app_metadata.sandbox !== true);
  if (foreign.length === 0) return all;
  throw new StartError(
    `The sign-in service has users that no sandbox has created (${foreign.length} of ${all.length} lack app_metadata.sandbox). Use a project of its own for the sandbox.`,
  );
}

/**
 * Connects to an outside sign-in service. Throws a `StartError` if it does not answer, if it rejects
 * a key, or if any of its users was not created by a sandbox.
 */
export async function connect(settings: OutsideSettings): Promise<OutsideSignIn> {
  const { secretKey, publishableKey } = settings;
  const isLocal = loopbackHost.test(new URL(settings.url).hostname);
  if (!isLocal && !settings.url.startsWith('https://')) {
    throw new StartError('An outside sign-in service on another machine needs https.');
  }
  const url = await findBase(settings);
  const ask: OutsideSignIn['ask'] = (method, path, body, token) =>
    send(url + path, {
      method,
      headers: keyHeaders(secretKey, token),
      ...(body && { body: JSON.stringify(body) }),
    });
  const users = await readUsers(ask);
  const { status } = await send(`${url}/settings`, { headers: keyHeaders(publishableKey) });
  if (status !== 200) {
    throw new StartError(
      'The sign-in service does not accept the key in SUPABASE_PUBLISHABLE_KEY.',
    );
  }
  return { ...settings, url, issuer: settings.issuer ?? url, users, isLocal, ask };
}
