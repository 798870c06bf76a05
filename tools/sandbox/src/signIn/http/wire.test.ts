import { AuthClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newAddress, startSignIn, type SignInServer } from '../testing/signInServer.ts';

let server: SignInServer;
beforeAll(async () => {
  server = await startSignIn();
});
afterAll(() => server.close());

describe('errors', () => {
  const weak = { method: 'POST', body: { email: 'a@example.com', password: 'short' } };
  const message = 'Password should be at least 6 characters.';
  const weak_password = { reasons: ['length'] };

  it('have code, message and the version header for newer clients', async () => {
    const response = await server.request('/signup', weak);
    expect(await response.json()).toEqual({ code: 'weak_password', message, weak_password });
    expect(response.headers.get('x-supabase-api-version')).toBe('2024-01-01');
    expect(response.headers.get('x-sb-error-code')).toBe('weak_password');
  });

  it.each([undefined, '2023-12-31', 'nonsense'])(
    'have status, error_code and msg for version %s',
    async (version) => {
      const response = await server.request('/signup', {
        ...weak,
        headers: { 'x-supabase-api-version': version },
      });
      expect(await response.json()).toEqual({
        code: 422,
        error_code: 'weak_password',
        msg: message,
        weak_password,
      });
      expect(response.headers.get('x-supabase-api-version')).toBeNull();
      expect(response.headers.get('x-sb-error-code')).toBe('weak_password');
    },
  );

  it.each(['{"password":"hunter2-secret', '"text"', '[]', '{"email":5}'])(
    'never quote a malformed body: %s',
    async (body) => {
      const response = await server.request('/signup', { method: 'POST', body });
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({
        code: 'bad_json',
        message: 'Could not parse request body as JSON: malformed input',
      });
    },
  );

  it('are returned for a body over 64 KiB', async () => {
    const response = await server.request('/signup', {
      method: 'POST',
      body: { email: 'x'.repeat(70_000) },
    });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ code: 'request_entity_too_large' });
  });

  it('contain no details if they are unexpected', async () => {
    const before = server.errors.length;
    const { now } = server.context;
    server.context.now = () => {
      throw new Error('the clock broke');
    };
    const [named, plain] = [
      await server.request('/token?grant_type=password', {
        method: 'POST',
        body: { email: 'a@example.com', password: 'secret one' },
      }),
      await server.request('/recover', {
        method: 'POST',
        headers: { 'x-supabase-api-version': undefined },
        body: { email: 'a@example.com' },
      }),
    ];
    server.context.now = now;
    const text = 'Unexpected failure, please check server logs for more information';
    expect([named.status, await named.json()]).toEqual([
      500,
      { code: 'unexpected_failure', message: text },
    ]);
    expect(await plain.json()).toEqual({
      code: 500,
      error_code: 'unexpected_failure',
      msg: text,
      error_id: expect.any(String) as string,
    });
    expect(server.errors).toHaveLength(before + 2);
  });
});

describe('gateway', () => {
  it.each([
    [undefined, 'No API key found in request'],
    ['sb_publishable_wrong', 'Invalid API key'],
  ])('rejects the API key %s', async (apikey, message) => {
    const response = await server.request('/settings', { headers: { apikey } });
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ message });
  });

  it('returns the key set without an API key, with a cache lifetime of ten minutes', async () => {
    const response = await server.request('/.well-known/jwks.json', {
      headers: { apikey: undefined },
    });
    expect(response.headers.get('cache-control')).toBe('public, max-age=600');
    const { keys } = (await response.json()) as { keys: Record<string, unknown>[] };
    expect(keys).toHaveLength(1);
    expect(Object.keys(keys[0] ?? {}).sort()).toEqual(
      ['kty', 'crv', 'x', 'y', 'kid', 'alg', 'use', 'key_ops'].sort(),
    );
  });

  it("allows the client's request headers in a CORS preflight request from a local page", async () => {
    const response = await server.request('/token', {
      method: 'OPTIONS',
      headers: {
        apikey: undefined,
        origin: 'http://localhost:5173',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'apikey,authorization,content-type,x-client-info',
      },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:5173');
    expect(response.headers.get('access-control-allow-headers')).toContain('apikey');
  });

  it('exposes the error headers only to local pages', async () => {
    const local = await server.request('/settings', {
      headers: { origin: 'http://127.0.0.1:5173' },
    });
    expect(local.headers.get('access-control-expose-headers')).toContain('x-supabase-api-version');
    for (const origin of [
      'http://localhost.elsewhere.example',
      'http://127.0.0.1.elsewhere.example',
      'http://127.elsewhere.example',
      'null',
    ]) {
      const foreign = await server.request('/settings', { headers: { origin } });
      expect([origin, foreign.headers.get('access-control-allow-origin')]).toEqual([origin, null]);
      expect(foreign.headers.get('access-control-expose-headers')).toBeNull();
    }
  });

  it('accepts the API key in the query, and uses only the first if there are several', async () => {
    const bare = { headers: { apikey: undefined } };
    for (const [query, status] of [
      ['apikey=sb_publishable_test', 200],
      ['apikey=sb_publishable_wrong', 401],
      ['apikey=sb_publishable_test&apikey=x', 200],
      ['apikey=x&apikey=sb_publishable_test', 401],
    ] as const) {
      const response = await server.request(`/settings?${query}`, bare);
      expect([query, response.status]).toEqual([query, status]);
    }
  });

  it('adds the security headers and forbids caching', async () => {
    const { headers } = await server.request('/settings');
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  it.each(['GET', 'POST', 'PATCH', 'PROPFIND', 'PURGE'])(
    "responds to %s of an unknown path with a 404 in the sign-in service's format",
    async (method) => {
      const unknown = await server.request('/unheard-of', { method });
      expect(unknown.status).toBe(404);
      expect(await unknown.json()).toEqual({ code: 'not_found', message: 'Not found' });
      expect(unknown.headers.get('x-sb-error-code')).toBe('not_found');
    },
  );

  it.each([
    ['DELETE', '/signup'],
    ['PATCH', '/admin/users/1'],
    ['PROPFIND', '/signup'],
  ])("responds to %s %s with a 405 in the sign-in service's format", async (method, path) => {
    const wrong = await server.request(path, { method });
    expect(wrong.status).toBe(405);
    expect(await wrong.json()).toEqual({
      code: 'method_not_allowed',
      message: 'Method not allowed',
    });
  });

  it('responds to an unknown route so that the client reports not_found instead of a JSON syntax error', async () => {
    const client = new AuthClient({
      url: `${server.url}/elsewhere`,
      headers: { apikey: 'sb_publishable_test' },
      persistSession: false,
      autoRefreshToken: false,
    });
    const { error } = await client.signInWithPassword({ email: newAddress(), password: 'any' });
    expect(error).toMatchObject({ status: 404, code: 'not_found', message: 'Not found' });
  });
});

describe('public routes', () => {
  it('return settings and health', async () => {
    const settings = (await (await server.request('/settings')).json()) as object;
    expect(settings).toMatchObject({
      external: { email: true, phone: false, google: false, anonymous_users: false },
      disable_signup: false,
      mailer_autoconfirm: false,
    });
    expect(await (await server.request('/health')).json()).toMatchObject({ name: 'GoTrue' });
  });

  it.each([
    ['google', 'Unsupported provider: provider is not enabled'],
    ['nobody', 'Unsupported provider: Provider nobody could not be found'],
  ])('reject sign-in with %s', async (provider, message) => {
    const response = await server.request(`/authorize?provider=${provider}`);
    expect([response.status, await response.json()]).toEqual([
      400,
      { code: 'validation_failed', message },
    ]);
  });
});
