import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainPasswords } from '../testing/plainPasswords.ts';
import { newAddress, startSignIn, type SignInServer } from '../testing/signInServer.ts';
import {
  answerProvider,
  openCallback,
  openProvider,
  signInThrough,
} from '../testing/socialBrowser.ts';

let server: SignInServer;
beforeAll(async () => {
  server = await startSignIn({ stubProviders: ['google', 'github'] });
  server.context.passwords = plainPasswords;
});
afterAll(() => server.close());

async function begin(flowType: 'pkce' | 'implicit' = 'pkce') {
  const client = server.client({ flowType });
  const redirectTo = `${server.origin}/auth/callback?b=2&a=1`;
  const { data } = await client.signInWithOAuth({ provider: 'google', options: { redirectTo } });
  return { client, page: await openProvider(data.url) };
}

function problem(url: URL) {
  const query = Object.fromEntries(url.searchParams);
  const fragment = Object.fromEntries(new URLSearchParams(url.hash.slice(1)));
  const { a, b, ...errors } = query;
  expect(fragment).toEqual({ ...errors, sb: '' });
  return errors;
}

describe('sign-in through a social provider', () => {
  it('leads to the provider, back with a code, and to a session with the provider’s tokens', async () => {
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

  it('shows a page that names what is asked', async () => {
    const { page } = await begin();
    const answer = await fetch(page);
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(await answer.text()).toContain('Log in with google');
  });

  it('ends in a session in the fragment for a client without PKCE', async () => {
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
    const again = problem(await openCallback(callback));
    expect(again['error_code']).toBe('bad_oauth_state');
  });

  it('takes the provider’s answer as a form, too', async () => {
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

  it('knows the same person again, whatever the address is now', async () => {
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

describe('the provider’s answer', () => {
  it('that the user has denied the request is passed on', async () => {
    const { page } = await begin();
    expect(problem(await openCallback(await answerProvider(page, { answer: 'deny' })))).toEqual({
      error: 'access_denied',
      error_description: 'The user has denied your request.',
    });
  });

  it('is taken once', async () => {
    const { page } = await begin();
    const callback = await answerProvider(page, { email: newAddress('social') });
    await openCallback(callback);
    expect(problem(await openCallback(callback))).toEqual({
      error: 'invalid_request',
      error_code: 'flow_state_already_used',
      error_description: 'State has already been used',
    });
  });

  it('is taken once, also when two arrive together', async () => {
    const { page } = await begin();
    const callback = await answerProvider(page, { email: newAddress('social') });
    const redirects = await Promise.all([openCallback(callback), openCallback(callback)]);
    expect(redirects.filter((url) => url.searchParams.has('code'))).toHaveLength(1);
  });

  it('comes too late after an hour', async () => {
    const { page } = await begin();
    const callback = await answerProvider(page, { email: newAddress('social') });
    server.advance(3_600);
    expect(problem(await openCallback(callback))).toEqual({
      error: 'invalid_request',
      error_code: 'bad_oauth_state',
      error_description: 'OAuth state has expired',
    });
  });

  it('may be exchanged within the hour that began with the request', async () => {
    const { client, page } = await begin();
    const callback = await answerProvider(page, { email: newAddress('social') });
    const redirected = await openCallback(callback);
    server.advance(3_600);
    const { error } = await client.exchangeCodeForSession(
      redirected.searchParams.get('code') ?? '',
    );
    expect(error).toMatchObject({ status: 422, code: 'flow_state_expired' });
  });

  it('opens nothing for a browser with another verifier', async () => {
    const { page } = await begin();
    const stranger = await begin();
    const callback = await answerProvider(page, { email: newAddress('social') });
    const redirected = await openCallback(callback);
    const { error } = await stranger.client.exchangeCodeForSession(
      redirected.searchParams.get('code') ?? '',
    );
    expect(error).toMatchObject({ status: 400, code: 'bad_code_verifier' });
  });

  it.each([
    ['', 'bad_oauth_callback', 'OAuth state parameter missing'],
    ['?code=x', 'bad_oauth_callback', 'OAuth state parameter missing'],
    ['?code=x&state=nonsense', 'bad_oauth_state', 'OAuth state parameter is invalid'],
    [
      '?code=x&state=6c3bb6f5-6d1c-4f5e-9d3e-000000000000',
      'bad_oauth_state',
      'OAuth state not found or expired',
    ],
  ])('/callback%s leads to the site with %s', async (query, code, message) => {
    const redirected = await openCallback(new URL(`${server.url}/callback${query}`));
    expect(redirected.origin + redirected.pathname).toBe(`${server.origin}/`);
    expect(problem(redirected)).toEqual({
      error: 'invalid_request',
      error_code: code,
      error_description: message,
    });
  });

  it('must carry a code, and one that was made for this flow', async () => {
    const [mine, stranger] = [await begin(), await begin()];
    const state = mine.page.searchParams.get('state') ?? '';
    const missing = await openCallback(new URL(`${server.url}/callback?state=${state}`));
    expect(problem(missing)).toEqual({
      error: 'invalid_request',
      error_code: 'bad_oauth_callback',
      error_description: 'OAuth callback with missing authorization code missing',
    });
    const foreign = await answerProvider(stranger.page, { email: newAddress('social') });
    for (const code of [foreign.searchParams.get('code') ?? '', 'invented', '.', 'e30.']) {
      const query = new URLSearchParams({ state, code });
      const redirected = await openCallback(new URL(`${server.url}/callback?${query.toString()}`));
      expect(problem(redirected)).toEqual({
        error: 'server_error',
        error_code: 'unexpected_failure',
        error_description: 'Unable to exchange external code',
      });
    }
  });

  it('cannot use the flow of a mail', async () => {
    const email = newAddress();
    await server.client().signUp({ email, password: 'correct horse' });
    const { id } = await server.context.db
      .selectFrom('flow_states')
      .innerJoin('users', 'users.id', 'flow_states.user_id')
      .select('flow_states.id')
      .where('users.email', '=', email)
      .executeTakeFirstOrThrow();
    const redirected = await openCallback(new URL(`${server.url}/callback?code=x&state=${id}`));
    expect(problem(redirected)['error_code']).toBe('bad_oauth_state');
  });
});

describe('/authorize', () => {
  it.each([
    ['provider=figma', 'Unsupported provider: provider is not enabled'],
    ['provider=nobody', 'Unsupported provider: Provider nobody could not be found'],
    ['', 'Unsupported provider: Provider  could not be found'],
    [
      'provider=google&code_challenge=x',
      'PKCE flow requires code_challenge_method and code_challenge',
    ],
    [
      'provider=google&code_challenge=x&code_challenge_method=s256',
      'code challenge has to be between 43 and 128 characters',
    ],
    [
      `provider=google&code_challenge=${'%20'.repeat(43)}&code_challenge_method=s256`,
      'code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes',
    ],
  ])('?%s is refused', async (query, message) => {
    const answer = await server.request(`/authorize?${query}`, { headers: { apikey: undefined } });
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { code: 'validation_failed', message },
    ]);
  });

  it('never leads to a foreign page in the end', async () => {
    const client = server.client();
    const redirectTo = 'https://elsewhere.example/';
    const { data } = await client.signInWithOAuth({ provider: 'google', options: { redirectTo } });
    const page = await openProvider(data.url);
    const redirected = await openCallback(
      await answerProvider(page, { email: newAddress('social') }),
    );
    expect(redirected.origin).toBe(server.origin);
  });

  it('is named in the settings', async () => {
    const answer = await server.request('/settings');
    expect(await answer.json()).toMatchObject({
      external: { google: true, github: true, figma: false },
    });
  });
});

describe('without a provider switched on', () => {
  it('the stub is not there', async () => {
    const off = await startSignIn();
    const page = await off.request('/stub-provider');
    const answer = await off.request('/stub-provider/answer?email=a@example.com');
    await off.close();
    expect([page.status, answer.status]).toEqual([404, 404]);
  });
});
