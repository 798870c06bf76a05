import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';

export const publishableKey = 'sb_publishable_marker';
export const secretKey = 'sb_secret_marker';
export const portal = 'https://portal.example.com';

/** A response that replaces the default one. `hang` never responds, `cut` closes the connection. */
export interface Reply {
  status?: number;
  headers?: Record<string, string>;
  json?: unknown;
  text?: string;
}
type Answers = Record<
  string,
  Reply | 'hang' | 'cut' | ((url: URL, request: IncomingMessage) => Reply)
>;

export interface FakeProject {
  url: string;
  /** The received requests: `METHOD path`, and the headers, which contain the key. */
  requests: { line: string; headers: IncomingMessage['headers'] }[];
  close(): Promise<void>;
}

const named = { 'x-supabase-api-version': '2024-01-01' };
const ofBrowser = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'X-Total-Count, Link, X-Supabase-Api-Version',
};

export const goodSettings = {
  external: { email: true, phone: false, anonymous_users: false, google: true, github: false },
  disable_signup: false,
  mailer_autoconfirm: false,
  sms_provider: 'twilio',
};

const open = ['/verify', '/.well-known/jwks.json'];

/** Returns a handler that redirects to the requested URL if it is allowed, otherwise to the site. */
export function redirectTo(allowed: (wish: string) => boolean, site = portal) {
  return (url: URL): Reply => {
    const wish = url.searchParams.get('redirect_to') ?? '';
    const target = new URL(allowed(wish) ? wish : site);
    target.searchParams.set('error_code', 'otp_expired');
    return { status: 303, headers: { location: `${target.href}#error_code=otp_expired&sb=` } };
  };
}

function findUser(_url: URL, { headers }: IncomingMessage): Reply {
  return headers['apikey'] === secretKey
    ? { status: 404, json: { code: 404, error_code: 'user_not_found', msg: 'User not found' } }
    : { status: 403, json: { code: 403, error_code: 'not_admin', msg: 'User not allowed' } };
}

/** The default responses, which are those of a project that needs no changes. */
const good: Answers = {
  'GET /health': { json: { version: 'v2.196.0', name: 'GoTrue', description: 'none' } },
  'GET /settings': { json: goodSettings },
  'GET /.well-known/jwks.json': { json: { keys: [{ kty: 'EC', alg: 'ES256', kid: 'a' }] } },
  'GET /verify': redirectTo((wish) => wish.startsWith(portal)),
  'POST /token': {
    status: 400,
    headers: { ...named, ...ofBrowser },
    json: { code: 'validation_failed', message: 'missing email or phone' },
  },
  'GET /admin/users': { json: { users: [], aud: 'authenticated' } },
  'GET /admin/users/00000000-0000-4000-8000-000000000000': findUser,
};

function preflight({ headers }: IncomingMessage): Reply {
  return {
    status: 204,
    headers: {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': headers['access-control-request-method'] ?? '',
      'access-control-allow-headers': String(headers['access-control-request-headers']),
    },
  };
}

function send(response: ServerResponse, { status = 200, headers = {}, json, text }: Reply): void {
  const type = json === undefined ? 'text/html' : 'application/json';
  response.writeHead(status, { 'content-type': type, ...headers });
  response.end(json === undefined ? text : JSON.stringify(json));
}

/** Starts a project on this machine. `changes` replaces its default responses. */
export async function startFakeProject(
  changes: Answers = {},
  tls?: { cert: string; key: string },
): Promise<FakeProject> {
  const answers = { ...good, ...changes };
  const requests: FakeProject['requests'] = [];
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '', 'http://localhost');
    const path = url.pathname.replace('/auth/v1', '');
    const line = `${request.method ?? ''} ${path}`;
    requests.push({ line, headers: request.headers });
    const found = answers[line] ?? (request.method === 'OPTIONS' ? preflight(request) : undefined);
    const isRejected =
      request.method !== 'OPTIONS' &&
      !open.includes(path) &&
      ![publishableKey, secretKey].includes(String(request.headers['apikey']));
    if (found === 'hang') return;
    if (found === 'cut') request.socket.destroy();
    else if (isRejected) send(response, { status: 401, json: { message: 'Invalid API key' } });
    else if (found === undefined) send(response, { status: 404, text: 'Not found' });
    else send(response, typeof found === 'function' ? found(url, request) : found);
  };
  const server = tls === undefined ? createServer(answer) : createTlsServer(tls, answer);
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `${tls === undefined ? 'http' : 'https'}://localhost:${port}`,
    requests,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
