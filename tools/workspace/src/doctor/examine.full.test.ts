import { describe, expect, it, test } from 'vitest';
import { look, start, unmet, withAccounts } from './examine.testing.ts';
import { goodSettings, portal, redirectTo, type startFakeProject } from './fakeProject.testing.ts';
import { exitCodeOf } from './finding.ts';

test('examine finds nothing to change in a project with the right settings', async () => {
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
    'Provider link',
    'Site URL',
    'Email sign-in',
    'Sign-up',
    'Confirm email',
    'Phone sign-in',
    'Guests',
    'Providers',
    'Captcha',
    'Errors',
    'Secret key',
    'Second step',
  ]);
});

test('examine reports no unsupported factor of an account that has a supported factor too', async () => {
  const accounts = withAccounts(['webauthn', 'totp'], ['webauthn', 'phone'], []);
  const findings = await look((await start(accounts)).url);
  expect(unmet(findings)).toEqual([]);
  expect(findings.find(({ check }) => check === 'Second step')?.message).toBe(
    'Accounts checked: 3. With an authenticator app: 1. With a phone: 1.',
  );
});

test('examine notes that factors are unknown if the project rejects the requests for them', async () => {
  const answers = withAccounts(['totp']);
  const listOnly = { 'GET /admin/users': answers?.['GET /admin/users'] ?? {} };
  const findings = await look((await start(listOnly)).url);
  expect(findings.find(({ check }) => check === 'Second step')?.state).toBe('note');
});

describe('the check Providers', () => {
  const offered = ['google', 'apple'];
  const toldOf = async (external: unknown, providers = offered) => {
    const { url } = await start({ 'GET /settings': { json: { ...goodSettings, external } } });
    const findings = await look(url, { providers });
    return findings
      .filter(({ check }) => check === 'Providers')
      .map(({ state, message }) => `${state}: ${message}`);
  };

  it('lists the offered providers if all of them are on', async () => {
    const external = { email: true, google: true, apple: true, github: false };
    expect(await toldOf(external)).toEqual(['ok: On: google, apple.']);
  });

  it('is ok if no provider is offered and no provider is on', async () => {
    const external = { email: true, phone: true, anonymous_users: true, google: false };
    expect(await toldOf(external, [])).toEqual(['ok: Off. The portal offers none.']);
  });

  it('notes a provider that is on but not offered', async () => {
    const unprintable = { '\u001b[31mcrimson': true };
    const good = { google: true, apple: true, ...unprintable };
    expect(await toldOf(good)).toEqual(['ok: On: google, apple.']);
    expect(await toldOf({ ...good, github: true })).toEqual([
      'note: On, but not in AUTH_PROVIDERS (--providers): github. Turn off login methods that you do not use.',
    ]);
  });

  it('reports a provider that is unknown to the project, and notes settings that the project does not reveal', async () => {
    expect(await toldOf({ google: true }, ['google', 'facebok'])).toEqual([
      'change: Unknown to the project: facebok.',
    ]);
    expect(await toldOf({ google: true }, ['google', 'x'])).toEqual([
      'note: The project does not reveal whether this is on: x.',
    ]);
    expect(await toldOf(undefined)).toEqual(['note: The project does not reveal this setting.']);
  });

  it('reports offered providers that are off, and notes providers that are not offered', async () => {
    expect(await toldOf({ google: false, apple: false, github: true })).toEqual([
      'change: Off in the project, but the login page has a button: google, apple.',
      expect.stringContaining('github'),
    ]);
  });
});

describe('phones as a second step', () => {
  const toldOf = async (sms_provider: unknown, phoneFactors = true) => {
    const { url } = await start({ 'GET /settings': { json: { ...goodSettings, sms_provider } } });
    const findings = await look(url, { phoneFactors });
    expect(exitCodeOf(findings)).toBe(0);
    return findings.find(({ check }) => check === 'Text messages');
  };

  it.each(['twilio', ''])(
    'get a note that text messages cannot be checked, if the SMS provider is "%s"',
    async (name) => {
      const found = await toldOf(name);
      expect(found?.state).toBe('note');
      expect(found?.message).toContain(
        name ? `The SMS provider of the project is ${name}` : 'The project has no SMS provider',
      );
      expect(found?.message).toContain('No request reveals whether codes are sent');
    },
  );

  it('are not checked if the portal does not offer phones', async () => {
    expect(await toldOf('twilio', false)).toBeUndefined();
  });

  it.each([
    [['phone', 'totp'], true, ['ok']],
    [['phone', 'totp'], false, ['ok', 'note']],
    [['totp'], false, ['ok']],
  ])(
    'if accounts have the factors %j and the portal offers phones (%s), the findings are %j',
    async (kinds, phoneFactors, states) => {
      const { url } = await start(withAccounts(...kinds.map((kind) => [kind])));
      const findings = await look(url, { phoneFactors });
      const found = findings.filter(({ check }) => check === 'Second step');
      expect(found.map(({ state }) => state)).toEqual(states);
    },
  );
});

describe('a single wrong setting', () => {
  it.each<[string, Parameters<typeof startFakeProject>[0], string]>([
    ['a wrong key', { 'GET /health': { status: 401, json: { message: 'no' } } }, 'Key: change'],
    ['a page instead of the service', { 'GET /health': { text: '<p>' } }, 'Service: unreachable'],
    ['another service', { 'GET /health': { json: { name: 'x' } } }, 'Service: unreachable'],
    [
      'a redirect',
      { 'GET /health': { status: 308, headers: { location: 'https://x.example.com/' } } },
      'Service: unreachable',
    ],
    ['a paused project', { 'GET /health': { status: 540, text: '' } }, 'Service: unreachable'],
    ['a busy project', { 'GET /health': { status: 429, json: {} } }, 'Service: unreachable'],
    ['a closed connection', { 'GET /health': 'cut' }, 'Service: unreachable'],
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
      {
        'GET /settings': {
          json: { ...goodSettings, external: { ...goodSettings.external, email: false } },
        },
      },
      'Email sign-in: change',
    ],
    [
      'an offered provider that is off',
      {
        'GET /settings': {
          json: { ...goodSettings, external: { ...goodSettings.external, google: false } },
        },
      },
      'Providers: change',
    ],
    [
      'an HTML page instead of the settings',
      { 'GET /settings': { text: '<p>' } },
      'Settings: unreachable',
    ],
    [
      'tokens signed with a shared secret',
      { 'GET /.well-known/jwks.json': { json: { keys: [] } } },
      'Token signing: change',
    ],
    [
      'only a key with another algorithm',
      { 'GET /.well-known/jwks.json': { json: { keys: [{ alg: 'HS256', kid: 'a' }] } } },
      'Token signing: change',
    ],
    [
      'a key set with a private key',
      { 'GET /.well-known/jwks.json': { json: { keys: [{ alg: 'ES256', kid: 'a', d: 'x' }] } } },
      'Token signing: change',
    ],
    [
      'a key set that requires an API key',
      { 'GET /.well-known/jwks.json': { status: 401, json: {} } },
      'Token signing: change',
    ],
    ['no CORS', { 'OPTIONS /token': { status: 204 } }, 'CORS: change'],
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
      { 'POST /token': { status: 400, json: { code: 400, error_code: 'captcha_failed' } } },
      'Captcha: change',
    ],
    [
      'errors without codes',
      { 'POST /token': { status: 400, json: { code: 400, msg: 'missing email' } } },
      'Errors: change',
    ],
    [
      'an error version that CORS does not expose',
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
      'redirect URLs without the recovery page',
      { 'GET /verify': redirectTo((wish) => !wish.includes('/reset-password')) },
      'Redirect URLs: change, Recovery link: change',
    ],
    [
      'redirect URLs without the callback of providers',
      {
        'GET /verify': redirectTo(
          (wish) => wish.startsWith(portal) && !wish.includes('provider='),
          'https://www.example.com',
        ),
      },
      'Provider link: change',
    ],
    [
      'redirect URLs that allow every address',
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
      'accounts with an unsupported second step',
      withAccounts(['webauthn'], ['webauthn', 'totp']),
      'Second step: change',
    ],
  ])('is reported: %s', async (_, changes, expected) => {
    const findings = await look((await start(changes)).url);
    expect(unmet(findings).sort()).toEqual(expected.split(', ').sort());
    const isReached = !expected.includes('unreachable');
    expect(exitCodeOf(findings)).toBe(isReached ? 1 : 2);
    const changed = findings.filter(({ state }) => state === 'change');
    expect(changed.every((finding) => (finding.change ?? '') !== '')).toBe(true);
  });
});

test('examine reports an unexpected issuer, unless it is the value of SUPABASE_JWT_ISSUER', async () => {
  const issuer = 'https://auth.example.com/auth/v1';
  const path = 'GET /.well-known/openid-configuration';
  const { url } = await start({ [path]: { json: { issuer } } });
  const findings = await look(url);
  expect(unmet(findings)).toEqual(['Issuer: change']);
  expect(findings.find(({ check }) => check === 'Issuer')?.change).toContain(issuer);
  expect(unmet(await look(url, { issuer }))).toEqual([]);
});

test('examine notes which checks it skips if the portal and the secret key are not given', async () => {
  const { url } = await start();
  const findings = await look(url, { portal: undefined, secretKey: undefined });
  const notes = findings.filter(({ message }) => message.startsWith('Not checked'));
  expect(notes.map(({ check }) => check)).toEqual(['CORS', 'Redirect URLs', 'Secret key']);
  expect(exitCodeOf(findings)).toBe(0);
});

test('the findings contain no control characters from a response', async () => {
  const json = { name: 'GoTrue', version: '\u001b[31mcrimson' };
  const findings = await look((await start({ 'GET /health': { json } })).url);
  expect(JSON.stringify(findings)).not.toContain('crimson');
});

test('examine stops reading a response of 3 MB', async () => {
  const text = 'x'.repeat(3_000_000);
  const findings = await look((await start({ 'GET /settings': { text } })).url);
  expect(unmet(findings)).toEqual(['Settings: unreachable']);
});
