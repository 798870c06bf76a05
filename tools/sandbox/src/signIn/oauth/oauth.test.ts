import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newAddress, startSignIn, type SignInServer } from '../testing/signInServer.ts';
import {
  answerProvider,
  beginSocialSignIn,
  openCallback,
  signInThrough,
} from '../testing/socialBrowser.ts';
import { redirectErrorOf } from './redirectError.testing.ts';

let server: SignInServer;
beforeAll(async () => {
  server = await startSignIn({ stubProviders: ['google', 'github'] });
});
afterAll(() => server.close());

const begin = (...flow: ['implicit'?]) => beginSocialSignIn(server, ...flow);

describe('sign-in with a social provider', () => {
  it('redirects to the provider and back, and opens a session with the provider’s tokens', async () => {
    const { client, page } = await begin();
    const flow = await server.context.db
      .selectFrom('flow_states')
      .select(['id', 'user_id', 'social_provider'])
      .where('id', '=', page.searchParams.get('state') ?? '')
      .executeTakeFirst();
    expect(flow).toMatchObject({ user_id: null, social_provider: 'google' });
    const email = newAddress('social');
    const callback = await answerProvider(page, { email, name: 'Sam Social' });
    const redirected = await openCallback(callback);
    const code = redirected.searchParams.get('code') ?? '';
    expect(redirected.href).toBe(`${server.origin}/auth/callback?a=1&b=2&code=${code}`);
    const { data, error } = await client.exchangeCodeForSession(code);
    expect(error).toBeNull();
    expect(data.session).toMatchObject({
      provider_token: expect.stringMatching(/^stub_/) as string,
      provider_refresh_token: expect.stringMatching(/^stub_/) as string,
    });
    expect(data.user).toMatchObject({
      email,
      email_confirmed_at: expect.any(String) as string,
      app_metadata: { provider: 'google', providers: ['google'] },
      user_metadata: { full_name: 'Sam Social', email_verified: true },
    });
    expect(data.user?.identities).toHaveLength(1);
    const { data: claims } = await client.getClaims();
    expect(claims?.claims).toMatchObject({
      aal: 'aal1',
      amr: [{ method: 'oauth' }],
      app_metadata: { provider: 'google', providers: ['google'] },
    });
    const again = await server.request('/token?grant_type=pkce', {
      method: 'POST',
      body: { auth_code: code, code_verifier: 'x'.repeat(43) },
    });
    expect(await again.json()).toMatchObject({ code: 'flow_state_not_found' });
  });

  it('shows a page with the name of the provider, and with hints which address signs in to which account', async () => {
    const { page } = await begin();
    const answer = await fetch(page);
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    const text = await answer.text();
    expect(text).toContain('<h1>Log in with Google</h1>');
    expect(text).toContain('>An address without an account creates a new account.<');
    const { settings } = server.context;
    const factors = { ...settings.factors, phone: true };
    server.context.settings = { ...settings, factors };
    const withCustomer = await (await fetch(page)).text();
    server.context.settings = settings;
    expect(withCustomer).toContain(
      'lena.fischer@example.com logs in as Lena Fischer. An address without an account',
    );
  });

  it('does not show a provider name from the URL', async () => {
    const { page } = await begin();
    page.searchParams.set('provider', 'Your Bank');
    const text = await (await fetch(page)).text();
    expect(text).toContain('Log in with another provider');
    expect(text).not.toContain('Your Bank');
  });

  it('returns the session in the fragment to a client without PKCE', async () => {
    const { page } = await begin('implicit');
    const callback = await answerProvider(page, { email: newAddress('social') });
    const redirected = await openCallback(callback);
    const fragment = new URLSearchParams(redirected.hash.slice(1));
    expect([...fragment.keys()]).toEqual([
      'access_token',
      'expires_at',
      'expires_in',
      'provider_refresh_token',
      'provider_token',
      'refresh_token',
      'sb',
      'token_type',
    ]);
    const again = redirectErrorOf(await openCallback(callback));
    expect(again['error_code']).toBe('bad_oauth_state');
  });

  it('accepts the callback as a form too', async () => {
    const { page } = await begin();
    const callback = await answerProvider(page, { email: newAddress('social') });
    const answer = await fetch(`${server.url}/callback`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(callback.search),
    });
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toContain('code=');
  });

  it("finds the account by the provider's account id after the address at the provider has changed", async () => {
    const account = newAddress('id');
    const email = newAddress('social');
    const first = await signInThrough(server, { email, account });
    const other = newAddress('moved');
    const second = await signInThrough(server, { email: other, account });
    expect(second.session?.user.id).toBe(first.session?.user.id);
    expect(second.session?.user.email).toBe(email);
    expect(second.session?.user.identities?.[0]?.identity_data).toMatchObject({ email: other });
  });
});
