import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { examine } from './examine.ts';
import { report } from './finding.ts';
import type { DoctorOptions } from './options.ts';

const publishableKey = 'sb_publishable_marker';
const secretKey = 'sb_secret_marker';
const portal = 'https://portal.example.com';
const noUser = 'GET /admin/users/00000000-0000-4000-8000-000000000000';

interface Reply {
  status?: number;
  headers?: Record<string, string>;
  json?: unknown;
}
type Answers = Record<string, Reply | 'hang' | ((url: URL, request: IncomingMessage) => Reply)>;

const external = { email: true, phone: false, anonymous_users: false, google: true, github: false };
const settings = { external, disable_signup: false, mailer_autoconfirm: false };
const withSettings = (changes: object): Answers => ({
  'GET /settings': { json: { ...settings, ...changes } },
});
const withExternal = (changes: object) => withSettings({ external: { ...external, ...changes } });
const withKeys = (...keys: object[]): Answers => ({
  'GET /.well-known/jwks.json': { json: { keys } },
});

/** Redirects to the wished URL if it is allowed, otherwise to the site, as Supabase Auth does. */
const redirectTo = (isAllowed: (wish: string) => boolean): Answers => ({
  'GET /verify': (url) => {
    const wish = url.searchParams.get('redirect_to') ?? '';
    const target = new URL(isAllowed(wish) ? wish : portal);
    target.searchParams.set('error_code', 'otp_expired');
    return { status: 303, headers: { location: `${target.href}#error=access_denied` } };
  },
});

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST, PUT, DELETE',
};
const preflight = ({ headers }: IncomingMessage): Reply => ({
  status: 204,
  headers: {
    ...cors,
    'access-control-allow-headers': String(headers['access-control-request-headers']),
  },
});

/** The responses of a project that needs no changes. */
const good: Answers = {
  'GET /health': (_, { headers }) =>
    headers['apikey'] === undefined
      ? { status: 401, json: {} }
      : { json: { version: 'v2.196.0', name: 'GoTrue' } },
  'GET /settings': { json: settings },
  ...withKeys({ alg: 'ES256', kid: 'a' }),
  ...redirectTo((wish) => wish.startsWith(portal)),
  'POST /token': {
    status: 400,
    headers: {
      'x-supabase-api-version': '2024-01-01',
      'access-control-expose-headers': 'X-Total-Count, X-Supabase-Api-Version',
    },
    json: { code: 'validation_failed' },
  },
  [noUser]: (_, { headers }) =>
    headers['apikey'] === secretKey
      ? { status: 404, json: { code: 404, error_code: 'user_not_found' } }
      : { status: 403, json: { code: 403, error_code: 'not_admin' } },
};

async function startProject(changes: Answers = {}) {
  const requests: { line: string; key: unknown }[] = [];
  const answers: Answers = { ...good, ...changes };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://localhost');
    const line = `${request.method} ${url.pathname.replace('/auth/v1', '')}`;
    requests.push({ line, key: request.headers['apikey'] });
    const found = answers[line] ?? (request.method === 'OPTIONS' ? preflight(request) : {});
    if (found === 'hang') return;
    const {
      status = 200,
      headers,
      json,
    } = typeof found === 'function' ? found(url, request) : found;
    response.writeHead(status, headers).end(json === undefined ? '<p>' : JSON.stringify(json));
  }).listen(0, 'localhost');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, requests };
}

async function look(url: string, changes: Partial<DoctorOptions> = {}, timeoutMs?: number) {
  const providers = ['google'];
  const common = { key: publishableKey, secretKey, portal, providers, issuer: `${url}/auth/v1` };
  const options: DoctorOptions = { url, ...common, ...changes };
  const { text, exitCode } = report(await examine(options, timeoutMs), options);
  const unmet = [...text.matchAll(/^(CHANGE|FAILED) +([^:]+):/gm)];
  return { text, exitCode, unmet: unmet.map(([, state, check]) => `${check}: ${state}`) };
}

test('a project with the right settings needs no change', async () => {
  const { url, requests } = await startProject();
  const { text, exitCode, unmet } = await look(url);
  expect([unmet, exitCode]).toEqual([[], 0]);
  expect(text.match(/^ok /gm)).toHaveLength(15);
  const withSecret = requests.filter(({ key }) => key === secretKey).map(({ line }) => line);
  expect(withSecret).toEqual([noUser]);
});

test.each<[string, Answers, string]>([
  ['a wrong key', { 'GET /health': { status: 401, json: {} } }, 'Service: CHANGE'],
  ['another service', { 'GET /health': { json: { name: 'x' } } }, 'Service: FAILED'],
  ['a busy project', { 'GET /health': { status: 429, json: {} } }, 'Service: FAILED'],
  ['unconfirmed addresses', withSettings({ mailer_autoconfirm: true }), 'Confirm email: CHANGE'],
  ['closed sign-up', withSettings({ disable_signup: true }), 'Sign-up: CHANGE'],
  ['no sign-in by email', withExternal({ email: false }), 'Email sign-in: CHANGE'],
  ['an offered provider that is off', withExternal({ google: false }), 'Providers: CHANGE'],
  ['unverified addresses', withExternal({ twitch: true }), 'Provider addresses: CHANGE'],
  ['tokens signed with a shared secret', withKeys({ alg: 'HS256' }), 'Token signing: CHANGE'],
  ['a private key in the key set', withKeys({ alg: 'ES256', d: 'x' }), 'Token signing: CHANGE'],
  ['a hidden key set', { 'GET /.well-known/jwks.json': { status: 401 } }, 'Token signing: CHANGE'],
  [
    'another issuer of tokens',
    { 'GET /.well-known/openid-configuration': { json: { issuer: 'https://auth.example.com/' } } },
    'Issuer: CHANGE',
  ],
  ['a rejected preflight', { 'OPTIONS /user': { status: 403 } }, 'CORS: CHANGE'],
  [
    'a header that CORS does not allow',
    {
      'OPTIONS /token': {
        headers: { ...cors, 'access-control-allow-headers': 'authorization, content-type' },
      },
    },
    'CORS: CHANGE',
  ],
  [
    'error codes that browsers cannot read',
    { 'POST /token': { headers: { 'x-supabase-api-version': '2024-01-01' }, json: {} } },
    'CORS: CHANGE',
  ],
  ['a captcha', { 'POST /token': { json: { code: 'captcha_failed' } } }, 'Captcha: CHANGE'],
  ['a busy sign-in', { 'POST /token': { status: 429, json: {} } }, 'Captcha: FAILED'],
  [
    'redirect URLs without the recovery page',
    redirectTo((wish) => wish.startsWith(portal) && !wish.includes('reset')),
    'Recovery link: CHANGE',
  ],
  [
    'redirect URLs without the callback of providers',
    redirectTo((wish) => wish.startsWith(portal) && !wish.includes('google')),
    'Callback link of google: CHANGE',
  ],
  ['redirect URLs that allow every address', redirectTo(() => true), 'Other sites: CHANGE'],
  ['a secret key of another project', { [noUser]: { status: 401 } }, 'Secret key: CHANGE'],
  [
    'a publishable key that can look up accounts',
    { [noUser]: { status: 404, json: { error_code: 'user_not_found' } } },
    'Publishable key: CHANGE',
  ],
])('%s is reported', async (_, changes, expected) => {
  const { unmet, exitCode } = await look((await startProject(changes)).url);
  expect(unmet).toEqual([expected]);
  expect(exitCode).toBe(expected.includes('FAILED') ? 2 : 1);
});

test('a project that does not respond is reported after the time-out', async () => {
  const { url } = await startProject({ 'POST /token': 'hang' });
  const { unmet, text } = await look(url, {}, 300);
  expect(unmet).toEqual(['Captcha: FAILED', 'CORS: FAILED']);
  expect(text).toContain('timeout');
});

test('a missing secret key is noted', async () => {
  const { text, unmet } = await look((await startProject()).url, { secretKey: undefined });
  expect(unmet).toEqual([]);
  expect(text).toContain('Secret key: Not checked');
});

test('findings contain no key and no control character of a response', async () => {
  const json = { name: 'GoTrue', version: `\u001b[31m${publishableKey} ${secretKey}` };
  const { text } = await look((await startProject({ 'GET /health': { json } })).url);
  expect(text).toContain('Supabase Auth [31m… … is available');
});
