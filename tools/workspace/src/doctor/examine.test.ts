import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { examine } from './examine.ts';
import { exitCodeOf, textReport } from './finding.ts';
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

/** Redirects to the wished URL if it is allowed, otherwise to the site, as Supabase Auth does. */
const redirectTo =
  (isAllowed: (wish: string) => boolean) =>
  (url: URL): Reply => {
    const wish = url.searchParams.get('redirect_to') ?? '';
    const target = new URL(isAllowed(wish) ? wish : portal);
    target.searchParams.set('error_code', 'otp_expired');
    return { status: 303, headers: { location: target.href } };
  };

/** The responses of a project that needs no changes. */
const good: Answers = {
  'GET /health': (_, { headers }) =>
    headers['apikey'] === undefined
      ? { status: 401, json: {} }
      : { json: { version: 'v2.196.0', name: 'GoTrue' } },
  'GET /settings': { json: settings },
  'GET /.well-known/jwks.json': { json: { keys: [{ alg: 'ES256', kid: 'a' }] } },
  'GET /verify': redirectTo((wish) => wish.startsWith(portal)),
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

const preflight = ({ headers }: IncomingMessage): Reply => ({
  status: 204,
  headers: {
    'access-control-allow-origin': '*',
    'access-control-allow-methods': headers['access-control-request-method'] ?? '',
    'access-control-allow-headers': String(headers['access-control-request-headers']),
  },
});

async function startProject(changes: Answers = {}) {
  const requests: { line: string; key: unknown }[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://localhost');
    const line = `${request.method} ${url.pathname.replace('/auth/v1', '')}`;
    requests.push({ line, key: request.headers['apikey'] });
    const found =
      { ...good, ...changes }[line] ??
      (request.method === 'OPTIONS' ? preflight(request) : { status: 404 });
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

const look = (url: string, changes: Partial<DoctorOptions> = {}) =>
  examine({
    url,
    key: publishableKey,
    secretKey,
    portal,
    providers: ['google'],
    issuer: undefined,
    unlink: false,
    phoneFactors: false,
    json: false,
    timeoutMs: 20_000,
    ...changes,
  });

/** Returns `check: state` for each finding that needs a change or could not be checked. */
const unmet = (findings: Awaited<ReturnType<typeof look>>) =>
  findings
    .filter(({ state }) => state === 'change' || state === 'unreachable')
    .map(({ check, state }) => `${check}: ${state}`);

test('a project with the right settings needs no change', async () => {
  const { url, requests } = await startProject();
  const findings = await look(url);
  expect(unmet(findings)).toEqual([]);
  expect(exitCodeOf(findings)).toBe(0);
  expect(findings.filter(({ state }) => state === 'ok').map(({ check }) => check)).toEqual(
    expect.arrayContaining([
      'Service',
      'Clock',
      'Token signing',
      'CORS',
      'Recovery link',
      'Errors',
    ]),
  );
  const withSecret = requests.filter(({ key }) => key === secretKey).map(({ line }) => line);
  expect(withSecret).toEqual([noUser]);
  expect(JSON.stringify(findings)).not.toContain('marker');
});

test.each<[string, Answers, string]>([
  ['a wrong key', { 'GET /health': { status: 401, json: {} } }, 'Key: change'],
  ['another service', { 'GET /health': { json: { name: 'x' } } }, 'Service: unreachable'],
  ['a page as the service', { 'GET /health': {} }, 'Service: unreachable'],
  ['a busy project', { 'GET /health': { status: 429, json: {} } }, 'Service: unreachable'],
  [
    'a clock that differs by years',
    {
      'GET /health': {
        headers: { date: 'Sun, 22 Nov 2020 20:00:00 GMT' },
        json: { name: 'GoTrue' },
      },
    },
    'Clock: change',
  ],
  [
    'unconfirmed addresses',
    { 'GET /settings': { json: { ...settings, mailer_autoconfirm: true } } },
    'Confirm email: change',
  ],
  [
    'closed sign-up',
    { 'GET /settings': { json: { ...settings, disable_signup: true } } },
    'Sign-up: change',
  ],
  [
    'no sign-in by email',
    { 'GET /settings': { json: { ...settings, external: { ...external, email: false } } } },
    'Email sign-in: change',
  ],
  [
    'an offered provider that is off',
    { 'GET /settings': { json: { ...settings, external: { ...external, google: false } } } },
    'Providers: change',
  ],
  [
    'a provider whose addresses may be false',
    { 'GET /settings': { json: { ...settings, external: { ...external, twitch: true } } } },
    'Provider addresses: change',
  ],
  [
    'a project that answers no link to another site',
    {
      'GET /verify': (url) =>
        url.searchParams.get('redirect_to')?.startsWith(portal)
          ? redirectTo(() => true)(url)
          : { status: 429, json: {} },
    },
    'Redirect URLs: unreachable',
  ],
  ['a page as the settings', { 'GET /settings': {} }, 'Settings: unreachable'],
  [
    'tokens signed with a shared secret',
    { 'GET /.well-known/jwks.json': { json: { keys: [{ alg: 'HS256' }] } } },
    'Token signing: change',
  ],
  [
    'a private key in the key set',
    { 'GET /.well-known/jwks.json': { json: { keys: [{ alg: 'ES256', d: 'x' }] } } },
    'Token signing: change',
  ],
  [
    'a key set that requires an API key',
    { 'GET /.well-known/jwks.json': { status: 401, json: {} } },
    'Token signing: change',
  ],
  [
    'another issuer of tokens',
    {
      'GET /.well-known/openid-configuration': { json: { issuer: 'https://auth.example.com/' } },
    },
    'Issuer: change',
  ],
  ['a rejected preflight', { 'OPTIONS /user': { status: 403 } }, 'CORS: change'],
  [
    'a header that CORS does not allow',
    {
      'OPTIONS /token': {
        status: 204,
        headers: {
          'access-control-allow-origin': '*',
          'access-control-allow-methods': 'POST',
          'access-control-allow-headers': 'authorization, content-type, x-client-info',
        },
      },
    },
    'CORS: change',
  ],
  [
    'a captcha',
    { 'POST /token': { status: 400, json: { error_code: 'captcha_failed' } } },
    'Captcha: change',
  ],
  [
    'errors without codes',
    { 'POST /token': { status: 400, json: { msg: 'no' } } },
    'Errors: change',
  ],
  [
    'redirect URLs without the recovery page',
    { 'GET /verify': redirectTo((wish) => wish.startsWith(portal) && !wish.includes('reset')) },
    'Recovery link: change',
  ],
  [
    'redirect URLs without the callback of providers',
    { 'GET /verify': redirectTo((wish) => wish.startsWith(portal) && !wish.includes('google')) },
    'Provider link: change',
  ],
  [
    'redirect URLs that allow every address',
    { 'GET /verify': redirectTo(() => true) },
    'Redirect URLs: change',
  ],
  [
    'a secret key of another project',
    { [noUser]: { status: 401, json: { message: 'no' } } },
    'Secret key: change',
  ],
  [
    'a publishable key that can look up accounts',
    { [noUser]: { status: 404, json: { code: 404, error_code: 'user_not_found' } } },
    'Key: change',
  ],
])('%s is reported', async (_, changes, expected) => {
  const findings = await look((await startProject(changes)).url);
  expect(unmet(findings)).toEqual([expected]);
  expect(exitCodeOf(findings)).toBe(expected.includes('unreachable') ? 2 : 1);
  const changed = findings.filter(({ state }) => state === 'change');
  expect(changed.every((finding) => finding.change)).toBe(true);
  expect(textReport(changed)).toContain(changed[0]?.change ?? '');
});

const legacySecret = `e30.${Buffer.from('{"role":"service_role"}').toString('base64url')}.sig`;

test.each([secretKey, legacySecret])(
  'a secret key given as the publishable key is not sent',
  async (key) => {
    const { url, requests } = await startProject();
    expect(unmet(await look(url, { key }))).toEqual(['Key: change']);
    expect(requests).toEqual([]);
  },
);

test('the address may end with /auth/v1', async () => {
  const { url } = await startProject();
  const findings = await look(`${url}/auth/v1`);
  expect(unmet(findings)).toEqual([]);
  expect(findings[0]?.message).toContain(`SUPABASE_URL is ${url}:`);
});

test('no key is sent to a URL without TLS', async () => {
  expect(unmet(await look('http://project.example.com'))).toEqual(['Address: change']);
});

test('a project that does not respond is reported after the time-out', async () => {
  const { url } = await startProject({ 'GET /settings': 'hang' });
  const findings = await look(url, { timeoutMs: 300 });
  expect(unmet(findings)).toEqual(['Settings: unreachable']);
  expect(textReport(findings)).toContain('no complete response within 0.3 s');
});

test('checks without the portal and the secret key are noted as skipped', async () => {
  const { url } = await startProject();
  const findings = await look(url, { portal: undefined, secretKey: undefined });
  const notes = findings.filter(({ message }) => message.startsWith('Not checked'));
  expect(notes.map(({ check }) => check)).toEqual(['CORS', 'Redirect URLs', 'Secret key']);
});

test('a gateway that accepts every key is noted, and the other checks run', async () => {
  const json = { name: 'GoTrue', version: 'v2.196.0' };
  const findings = await look((await startProject({ 'GET /health': { json } })).url);
  expect(findings.find(({ check }) => check === 'Key')).toMatchObject({ state: 'note' });
  expect(findings.some(({ check }) => check === 'Captcha')).toBe(true);
});

test('risks of what the deployment offers are noted', async () => {
  const { url } = await startProject({
    'GET /settings': { json: { ...settings, external: { ...external, gitlab: true } } },
  });
  const findings = await look(url, { unlink: true, phoneFactors: true });
  expect(unmet(findings)).toEqual([]);
  const risks = ['Provider addresses', 'Linking', 'Text messages'];
  expect(findings.filter(({ check }) => risks.includes(check)).map(({ check }) => check)).toEqual(
    risks,
  );
});

test('findings contain no control characters of a response', async () => {
  const json = { name: 'GoTrue', version: '\u001b[31mcrimson' };
  const findings = await look((await startProject({ 'GET /health': { json } })).url);
  expect(JSON.stringify(findings)).not.toContain('crimson');
});
