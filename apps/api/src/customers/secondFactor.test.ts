import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { supabaseIdentity } from '../identity/index.ts';
import { signInStub, type SignInStub } from '../testing/signInStub.ts';
import { testService, type TestService } from '../testing/testService.ts';

type Method = 'GET' | 'PUT';

/** Returns every endpoint of the contract that reads or changes a customer's data in a session. */
function signedInCalls(): { method: Method; url: string }[] {
  const file = createRequire(import.meta.url).resolve('@bank-bonuses/api-client/openapi.yaml');
  const { paths } = parse(readFileSync(file, 'utf8')) as {
    paths: Record<string, Record<string, unknown>>;
  };
  return Object.entries(paths).flatMap(([url, calls]) =>
    Object.keys(calls)
      .filter((method) => method !== 'parameters' && url !== '/api/user/register')
      .map((method) => ({ method: method.toUpperCase() as Method, url })),
  );
}

const verified = { factors: [{ id: 'f', factor_type: 'totp', status: 'verified' }] };
let stub: SignInStub;
/** A service that uses the stub as its sign-in service. */
let service: TestService;
let email: string;

beforeAll(async () => {
  stub = await signInStub();
  const registration = await testService();
  ({ email } = await registration.registered({}, { id: stub.userId }));
  const identity = supabaseIdentity({
    url: stub.url,
    secretKey: 'sb_secret_stub',
    publishableKey: 'sb_publishable_stub',
    sessionCacheSeconds: 0,
  });
  service = await testService({ db: registration.db, fieldKeys: registration.fieldKeys, identity });
});
afterAll(() => stub.app.close());

const ask = async ({ method, url }: { method: Method; url: string }, level: 'aal1' | 'aal2') =>
  service.ask({
    method,
    url,
    headers: { authorization: `Bearer ${await stub.token({ aal: level })}` },
    ...(method === 'PUT' && { payload: { personal_email: 'changed@example.com' } }),
  });

test('the contract has exactly six calls that need a session', () => {
  expect(signedInCalls()).toHaveLength(6);
});

test.each(signedInCalls())(
  '$method $url rejects a first-level session if the account has a second factor',
  async (call) => {
    stub.answers['GET /user'] = [200, { id: stub.userId, ...verified }];
    const locked = await ask(call, 'aal1');
    expect([locked.statusCode, locked.json()]).toEqual([403, { detail: 'second_factor_required' }]);
    expect(locked.body).not.toContain(email);
    const profile = await ask({ method: 'GET', url: '/api/user/profile' }, 'aal2');
    expect(profile.json()).toMatchObject({ personal_email: email });
  },
);

test.each(signedInCalls())(
  '$method $url accepts a second-level session if the account has a second factor',
  async (call) => {
    stub.answers['GET /user'] = [200, { id: stub.userId, ...verified }];
    expect((await ask(call, 'aal2')).statusCode).toBe(200);
  },
);
