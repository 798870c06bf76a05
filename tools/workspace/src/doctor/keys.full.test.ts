import { describe, expect, it } from 'vitest';
import { look, start, unmet, withAccounts } from './examine.testing.ts';
import { secretKey } from './fakeProject.testing.ts';

describe('keys', () => {
  const legacy = (role: string) =>
    `e30.${Buffer.from(JSON.stringify({ role })).toString('base64url')}.sig`;

  it('are not sent to a URL without TLS', async () => {
    const findings = await look('http://project.example.com');
    expect(unmet(findings)).toEqual(['Address: change']);
  });

  it.each([secretKey, legacy('service_role')])(
    'are not sent if a secret key is given as the publishable key',
    async (key) => {
      const { url, requests } = await start();
      expect(unmet(await look(url, { key }))).toEqual(['Key: change']);
      expect(requests).toEqual([]);
    },
  );

  it('are reported if the publishable key can look up accounts', async () => {
    const findUser = { status: 404, json: { code: 404, error_code: 'user_not_found' } };
    const path = 'GET /admin/users/00000000-0000-4000-8000-000000000000';
    expect(unmet(await look((await start({ [path]: findUser })).url))).toEqual(['Key: change']);
  });

  it('in the legacy format get a note', async () => {
    const findings = await look((await start()).url, { key: legacy('anon') });
    expect(findings.find(({ state }) => state === 'note')?.message).toContain('legacy anon key');
  });

  it('are sent only with the requests that need them, the secret key only to look up accounts', async () => {
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

  it('and personal data are not part of the findings', async () => {
    const findings = await look((await start(withAccounts(['totp']))).url);
    expect(JSON.stringify(findings)).not.toMatch(/marker|alex/);
    expect(findings.find(({ check }) => check === 'Second step')?.message).toContain(
      'With an authenticator app: 1.',
    );
  });
});
