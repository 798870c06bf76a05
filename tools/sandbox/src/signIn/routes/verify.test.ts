import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  confirmedAccount,
  newAddress,
  openNewestLink,
  startSignIn,
  type SignInServer,
} from '../testing/signInServer.ts';

let server: SignInServer;
beforeAll(async () => {
  server = await startSignIn();
});
afterAll(() => server.close());

const password = 'correct horse';

function fragment(url: URL): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(url.hash.slice(1)));
}

describe('mailed link', () => {
  it('redirects with a code that the same browser can exchange once', async () => {
    const email = newAddress();
    const client = server.client();
    const emailRedirectTo = `${server.origin}/auth/callback?b=2&a=1`;
    await client.signUp({ email, password, options: { emailRedirectTo } });
    const redirected = await openNewestLink(server, email);
    const code = redirected.searchParams.get('code') ?? '';
    expect(redirected.href).toBe(`${server.origin}/auth/callback?a=1&b=2&code=${code}`);
    const { data, error } = await client.exchangeCodeForSession(code);
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, user_metadata: { email_verified: true } });
    const claims = await client.getClaims();
    expect(claims.data?.claims.amr).toEqual([
      { method: 'email/signup', timestamp: expect.any(Number) as number },
    ]);
    const again = await server.request('/token?grant_type=pkce', {
      method: 'POST',
      body: { auth_code: code, code_verifier: 'x'.repeat(43) },
    });
    expect(await again.json()).toEqual({
      code: 'flow_state_not_found',
      message: 'invalid flow state, no valid flow state found',
    });
  });

  it('works only once, then redirects with the error in query and fragment', async () => {
    const email = newAddress();
    await server.client().signUp({ email, password });
    const [mail] = await server.mails(email);
    await openNewestLink(server, email);
    const response = await fetch(mail?.links[0] ?? '', { redirect: 'manual' });
    expect(response.status).toBe(303);
    const triple =
      'error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired';
    expect(response.headers.get('location')).toBe(`${server.origin}/?${triple}#${triple}&sb=`);
  });

  it('is not used up by a HEAD request', async () => {
    const email = newAddress();
    await server.client().signUp({ email, password });
    const [mail] = await server.mails(email);
    const look = await fetch(mail?.links[0] ?? '', { method: 'HEAD', redirect: 'manual' });
    expect(look.status).toBe(405);
    const redirected = await openNewestLink(server, email);
    expect(redirected.searchParams.get('code')).not.toBeNull();
  });

  it('expires after an hour', async () => {
    const email = newAddress();
    await server.client().signUp({ email, password });
    server.advance(3_600);
    const redirected = await openNewestLink(server, email);
    expect(redirected.searchParams.get('error_code')).toBe('otp_expired');
  });

  it('returns the session in the fragment to a client without PKCE', async () => {
    const email = newAddress();
    await server.client({ flowType: 'implicit' }).signUp({ email, password });
    const redirected = await openNewestLink(server, email);
    expect(redirected.search).toBe('');
    expect(Object.keys(fragment(redirected))).toEqual([
      'access_token',
      'expires_at',
      'expires_in',
      'refresh_token',
      'sb',
      'token_type',
      'type',
    ]);
    const { access_token, refresh_token } = fragment(redirected);
    const { data } = await server
      .client({ flowType: 'implicit' })
      .setSession({ access_token: access_token ?? '', refresh_token: refresh_token ?? '' });
    expect(data.user?.email).toBe(email);
  });

  it('returns the error of a link without PKCE only in the fragment', async () => {
    const target = encodeURIComponent(`${server.origin}/auth/callback`);
    const response = await fetch(
      `${server.url}/verify?token=unknown&type=signup&redirect_to=${target}`,
      { redirect: 'manual' },
    );
    expect(response.headers.get('location')).toBe(
      `${server.origin}/auth/callback#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired&sb=`,
    );
  });

  it('never redirects to another site', async () => {
    const email = newAddress();
    const emailRedirectTo = 'https://elsewhere.example/steal';
    await server.client().signUp({ email, password, options: { emailRedirectTo } });
    const redirected = await openNewestLink(server, email);
    expect(redirected.origin).toBe(server.origin);
    const wish = encodeURIComponent(emailRedirectTo);
    const response = await fetch(`${server.url}/verify?token=x&type=signup&redirect_to=${wish}`, {
      redirect: 'manual',
    });
    expect(new URL(response.headers.get('location') ?? '').origin).toBe(server.origin);
  });

  it.each([
    ['/verify?type=signup', 'Verify requires a token or a token hash'],
    ['/verify?token=abc', 'Verify requires a verification type'],
  ])(
    'without token or type gets an error as JSON instead of a redirect: %s',
    async (path, message) => {
      const response = await server.request(path, { headers: { apikey: undefined } });
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({ code: 'validation_failed', message });
    },
  );
});

describe('token hash', () => {
  it('signs in from any browser', async () => {
    const email = newAddress();
    await server.client().signUp({ email, password });
    const [mail] = await server.mails(email);
    const token_hash = new URL(mail?.links[0] ?? '').searchParams.get('token') ?? '';
    const { data, error } = await server.client().verifyOtp({ token_hash, type: 'email' });
    expect(error).toBeNull();
    expect(data.user?.email).toBe(email);
  });

  it.each(['email', 'signup', 'magiclink', 'email_change'] as const)(
    'of a recovery mail is rejected for the type %s and not used up',
    async (type) => {
      const { email } = await confirmedAccount(server);
      await server.client().resetPasswordForEmail(email);
      const [mail] = await server.mails(email);
      const token_hash = new URL(mail?.links[0] ?? '').searchParams.get('token') ?? '';
      const refused = await server.client().verifyOtp({ token_hash, type });
      expect(refused.error?.code).toBe('otp_expired');
      const { error } = await server.client().verifyOtp({ token_hash, type: 'recovery' });
      expect(error).toBeNull();
    },
  );

  it.each([
    [{ token: '123456' }, 'Verify requires a verification type'],
    [{ type: 'signup' }, 'Verify requires either a token or a token hash'],
    [
      { type: 'signup', token: '123456' },
      'Only an email address or phone number should be provided on verify',
    ],
    [
      { type: 'signup', token_hash: 'x', email: 'a@example.com' },
      'Only the token_hash and type should be provided',
    ],
    [{ type: 'unheard_of', token_hash: 'x' }, 'Unsupported verification type'],
    [{ type: 'constructor', token_hash: 'x' }, 'Unsupported verification type'],
  ])('must be sent with exactly the required parameters: %o is rejected', async (body, message) => {
    const response = await server.request('/verify', { method: 'POST', body });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ code: 'validation_failed', message });
  });
});

describe('six-digit code of an invalid address', () => {
  it('is rejected with validation_failed', async () => {
    const body = { type: 'signup', token: '123456', email: 'not an address' };
    const response = await server.request('/verify', { method: 'POST', body });
    expect([response.status, await response.json()]).toEqual([
      422,
      { code: 'validation_failed', message: 'Invalid email format' },
    ]);
  });
});
