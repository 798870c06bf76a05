import { createServer } from 'node:net';
import { once } from 'node:events';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterEach, describe, expect, it, test } from 'vitest';
import { examine } from './examine.ts';
import {
  goodSettings,
  portal,
  publishableKey,
  redirectTo,
  secretKey,
  startFakeProject,
  type FakeProject,
} from './fakeProject.testing.ts';
import { exitCodeOf, type Finding } from './finding.ts';
import type { DoctorOptions } from './options.ts';
import { selfSigned } from './selfSigned.testing.ts';

let project: FakeProject | undefined;
afterEach(async () => {
  await project?.close();
  project = undefined;
});

async function start(...args: Parameters<typeof startFakeProject>): Promise<FakeProject> {
  project = await startFakeProject(...args);
  return project;
}

function look(url: string, changes: Partial<DoctorOptions> = {}): Promise<Finding[]> {
  return examine({
    url,
    key: publishableKey,
    secretKey,
    portal,
    issuer: undefined,
    json: false,
    timeoutMs: 20_000,
    ...changes,
  });
}

const unmet = (findings: Finding[]) =>
  findings
    .filter(({ state }) => state === 'change' || state === 'unreachable')
    .map(({ check, state }) => `${check}: ${state}`);

test('finds nothing to change in a project that suits the portal', async () => {
  const findings = await look((await start()).url);
  expect(unmet(findings)).toEqual([]);
  expect(exitCodeOf(findings)).toBe(0);
  expect(findings.filter(({ state }) => state === 'ok').map(({ check }) => check)).toEqual([
    'Address',
    'Service',
    'Key',
    'Clock',
    'Token signing',
    'CORS',
    'Confirmation link',
    'Recovery link',
    'Site URL',
    'Email sign-in',
    'Sign-up',
    'Confirm email',
    'Phone sign-in',
    'Guests',
    'Captcha',
    'Errors',
    'Secret key',
    'Second step',
  ]);
});

const user = (...kinds: string[]) => ({
  email: 'alex@example.com',
  factors: kinds.map((kind) => ({ status: 'verified', factor_type: kind })),
});

test('a kind of second step that the portal cannot ask for harms only those who have no other', async () => {
  const users = [user('webauthn', 'totp'), user('webauthn', 'phone'), user()];
  const findings = await look((await start({ 'GET /admin/users': { json: { users } } })).url);
  expect(unmet(findings)).toEqual([]);
  expect(findings.find(({ check }) => check === 'Second step')?.message).toBe(
    'Of the 3 accounts looked at, 1 have an authenticator app and 1 a phone.',
  );
});

describe('one fault', () => {
  it.each<[string, Parameters<typeof startFakeProject>[0], string]>([
    ['a wrong key', { 'GET /health': { status: 401, json: { message: 'no' } } }, 'Key: change'],
    ['a page instead of the service', { 'GET /health': { text: '<p>' } }, 'Service: unreachable'],
    ['another service', { 'GET /health': { json: { name: 'x' } } }, 'Service: unreachable'],
    [
      'a redirect',
      { 'GET /health': { status: 308, headers: { location: 'https://x.example.com/' } } },
      'Service: unreachable',
    ],
    ['a pause', { 'GET /health': { status: 540, text: '' } }, 'Service: unreachable'],
    ['a busy project', { 'GET /health': { status: 429, json: {} } }, 'Service: unreachable'],
    ['a cut connection', { 'GET /health': 'cut' }, 'Service: unreachable'],
    [
      'a clock that goes wrong',
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
      { 'GET /settings': { json: { ...goodSettings, mailer_autoconfirm: true } } },
      'Confirm email: change',
    ],
    [
      'closed sign-up',
      { 'GET /settings': { json: { ...goodSettings, disable_signup: true } } },
      'Sign-up: change',
    ],
    [
      'no sign-in by email',
      { 'GET /settings': { json: { ...goodSettings, external: { email: false } } } },
      'Email sign-in: change',
    ],
    ['settings that are a page', { 'GET /settings': { text: '<p>' } }, 'Settings: unreachable'],
    [
      'tokens signed with a shared secret',
      { 'GET /.well-known/jwks.json': { json: { keys: [] } } },
      'Token signing: change',
    ],
    [
      'keys of another kind',
      { 'GET /.well-known/jwks.json': { json: { keys: [{ alg: 'HS256', kid: 'a' }] } } },
      'Token signing: change',
    ],
    [
      'a key set that shows a secret',
      { 'GET /.well-known/jwks.json': { json: { keys: [{ alg: 'ES256', kid: 'a', d: 'x' }] } } },
      'Token signing: change',
    ],
    [
      'a key set behind the key',
      { 'GET /.well-known/jwks.json': { status: 401, json: {} } },
      'Token signing: change',
    ],
    ['no CORS', { 'OPTIONS /token': { status: 204 } }, 'CORS: change'],
    ['a preflight that is refused', { 'OPTIONS /user': { status: 403 } }, 'CORS: change'],
    [
      'a header that browsers may not send',
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
      { 'POST /token': { status: 400, json: { code: 400, error_code: 'captcha_failed' } } },
      'Captcha: change',
    ],
    [
      'errors without codes',
      { 'POST /token': { status: 400, json: { code: 400, msg: 'missing email' } } },
      'Errors: change',
    ],
    [
      'errors whose version browsers hide',
      {
        'POST /token': {
          status: 400,
          headers: { 'x-supabase-api-version': '2024-01-01' },
          json: { code: 'validation_failed', message: 'missing email or phone' },
        },
      },
      'Errors: change',
    ],
    [
      'a list without the recovery page',
      { 'GET /verify': redirectTo((wish) => !wish.includes('/reset-password')) },
      'Redirect URLs: change, Recovery link: change',
    ],
    [
      'a list with every address',
      { 'GET /verify': redirectTo(() => true) },
      'Redirect URLs: change',
    ],
    [
      'a secret key of another project',
      {
        'GET /admin/users/00000000-0000-4000-8000-000000000000': {
          status: 401,
          json: { message: 'no' },
        },
      },
      'Secret key: change',
    ],
    [
      'accounts with a second step that the portal cannot ask for',
      { 'GET /admin/users': { json: { users: [user('webauthn'), user('webauthn', 'totp')] } } },
      'Second step: change',
    ],
  ])('is named: %s', async (_, changes, expected) => {
    const findings = await look((await start(changes)).url);
    expect(unmet(findings).sort()).toEqual(expected.split(', ').sort());
    const isReached = !expected.includes('unreachable');
    expect(exitCodeOf(findings)).toBe(isReached ? 1 : 2);
    const changed = findings.filter(({ state }) => state === 'change');
    expect(changed.every((finding) => (finding.change ?? '') !== '')).toBe(true);
  });
});

test('an issuer that the service does not expect is named, unless the service is told of it', async () => {
  const issuer = 'https://auth.example.com/auth/v1';
  const path = 'GET /.well-known/openid-configuration';
  const { url } = await start({ [path]: { json: { issuer } } });
  const findings = await look(url);
  expect(unmet(findings)).toEqual(['Issuer: change']);
  expect(findings.find(({ check }) => check === 'Issuer')?.change).toContain(issuer);
  expect(unmet(await look(url, { issuer }))).toEqual([]);
});

describe('a project that cannot be reached', () => {
  it('hangs: the deadline ends it, for one answer as for all', async () => {
    for (const path of ['GET /health', 'GET /settings']) {
      const { url } = await start({ [path]: 'hang' });
      const findings = await look(url, { timeoutMs: 300 });
      const [found] = findings.filter(({ state }) => state === 'unreachable');
      expect(found?.message).toContain('no whole answer within 0.3 s');
      await project?.close();
    }
    project = undefined;
  });

  it('refuses the connection', async () => {
    const { url, close } = await startFakeProject();
    await close();
    const findings = await look(url);
    expect(findings.at(-1)?.message).toContain('the connection is refused');
    expect(exitCodeOf(findings)).toBe(2);
  });

  it('has a certificate that nobody has signed', async () => {
    const { url, requests } = await start({}, selfSigned(90));
    const findings = await look(url);
    expect(findings.at(-1)?.message).toContain('DEPTH_ZERO_SELF_SIGNED_CERT');
    expect([exitCodeOf(findings), requests]).toEqual([2, []]);
  });

  it('speaks no TLS', async () => {
    const server = createServer((socket) => socket.end('HTTP/1.1 200 OK\r\n\r\n')).listen(0);
    await once(server, 'listening');
    const { port } = server.address() as { port: number };
    const findings = await look(`https://localhost:${port}`);
    expect(findings.at(-1)?.message).toContain('speaks no TLS that can be used');
    server.close();
  });
});

test.each([
  [90, 'ok'],
  [5, 'note'],
])('tells how long a certificate lasts: %i days', async (days, state) => {
  const usual = getCACertificates();
  const pair = selfSigned(days);
  setDefaultCACertificates([pair.cert]);
  try {
    const findings = await look((await start({}, pair)).url);
    const found = findings.find(({ check }) => check === 'TLS');
    expect(found?.state).toBe(state);
    expect(found?.message).toContain(`lasts ${days - 1} more days`);
  } finally {
    setDefaultCACertificates(usual);
  }
});

describe('keys', () => {
  const legacy = (role: string) =>
    `e30.${Buffer.from(JSON.stringify({ role })).toString('base64url')}.sig`;

  it('go nowhere without TLS', async () => {
    const findings = await look('http://project.example.com');
    expect(unmet(findings)).toEqual(['Address: change']);
  });

  it.each([secretKey, legacy('service_role')])(
    'for the service are no keys for visitors',
    async (key) => {
      const { url, requests } = await start();
      expect(unmet(await look(url, { key }))).toEqual(['Key: change']);
      expect(requests).toEqual([]);
    },
  );

  it('that look up accounts are found out, whatever they look like', async () => {
    const findUser = { status: 404, json: { code: 404, error_code: 'user_not_found' } };
    const path = 'GET /admin/users/00000000-0000-4000-8000-000000000000';
    expect(unmet(await look((await start({ [path]: findUser })).url))).toEqual(['Key: change']);
  });

  it('of the older kind are worth a note', async () => {
    const findings = await look((await start()).url, { key: legacy('anon') });
    expect(findings.find(({ state }) => state === 'note')?.message).toContain('legacy anon key');
  });

  it('are sent to the project alone, the secret one only to look up accounts', async () => {
    const { url, requests } = await start();
    await look(url);
    const withSecret = requests.filter(({ headers }) => headers['apikey'] === secretKey);
    expect(withSecret.map(({ line }) => line.split('/', 3).join('/'))).toEqual([
      'GET /admin/users',
      'GET /admin/users',
    ]);
    const withNone = requests.filter(({ headers }) => headers['apikey'] === undefined);
    expect(new Set(withNone.map(({ line }) => line))).toEqual(
      new Set([
        'GET /.well-known/jwks.json',
        'GET /verify',
        'OPTIONS /token',
        'OPTIONS /user',
        'OPTIONS /factors/none',
      ]),
    );
  });

  it('and people stand in no finding', async () => {
    const users = { json: { users: [user('totp')] } };
    const findings = await look((await start({ 'GET /admin/users': users })).url);
    expect(JSON.stringify(findings)).not.toMatch(/marker|alex/);
    expect(findings.find(({ check }) => check === 'Second step')?.message).toContain(
      '1 have an authenticator app',
    );
  });
});

test('without the portal and the secret key, says what was not checked', async () => {
  const { url } = await start();
  const findings = await look(url, { portal: undefined, secretKey: undefined });
  const notes = findings.filter(({ message }) => message.startsWith('Not checked'));
  expect(notes.map(({ check }) => check)).toEqual(['CORS', 'Redirect URLs', 'Secret key']);
  expect(exitCodeOf(findings)).toBe(0);
});

test('words of an answer are printed only when they are plain', async () => {
  const json = { name: 'GoTrue', version: '\u001b[31mred' };
  const findings = await look((await start({ 'GET /health': { json } })).url);
  expect(JSON.stringify(findings)).not.toContain('red');
});

test('an answer without an end is not read to its end', async () => {
  const text = 'x'.repeat(3_000_000);
  const findings = await look((await start({ 'GET /settings': { text } })).url);
  expect(unmet(findings)).toEqual(['Settings: unreachable']);
});
