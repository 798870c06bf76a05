import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newAddress, startSignIn, type SignInServer } from '../testing/signInServer.ts';
import { answerProvider, beginSocialSignIn, openCallback } from '../testing/socialBrowser.ts';
import { redirectErrorOf } from './redirectError.testing.ts';

let server: SignInServer;
beforeAll(async () => {
  server = await startSignIn({ stubProviders: ['google', 'github'] });
});
afterAll(() => server.close());

const begin = () => beginSocialSignIn(server);

describe('provider callback', () => {
  it('reports that the user has denied the request', async () => {
    const { page } = await begin();
    expect(
      redirectErrorOf(await openCallback(await answerProvider(page, { answer: 'deny' }))),
    ).toEqual({
      error: 'access_denied',
      error_description: 'The user has denied your request.',
    });
  });

  it('is rejected when it is opened again', async () => {
    const { page } = await begin();
    const callback = await answerProvider(page, { email: newAddress('social') });
    await openCallback(callback);
    expect(redirectErrorOf(await openCallback(callback))).toEqual({
      error: 'invalid_request',
      error_code: 'flow_state_already_used',
      error_description: 'State has already been used',
    });
  });

  it('is accepted only once when two callbacks arrive at the same time', async () => {
    const { page } = await begin();
    const callback = await answerProvider(page, { email: newAddress('social') });
    const redirects = await Promise.all([openCallback(callback), openCallback(callback)]);
    expect(redirects.filter((url) => url.searchParams.has('code'))).toHaveLength(1);
  });

  it('is rejected after an hour', async () => {
    const { page } = await begin();
    const callback = await answerProvider(page, { email: newAddress('social') });
    server.advance(3_600);
    expect(redirectErrorOf(await openCallback(callback))).toEqual({
      error: 'invalid_request',
      error_code: 'bad_oauth_state',
      error_description: 'OAuth state has expired',
    });
  });

  it('redirects with a code that expires after an hour', async () => {
    const { client, page } = await begin();
    const callback = await answerProvider(page, { email: newAddress('social') });
    const redirected = await openCallback(callback);
    server.advance(3_600);
    const { error } = await client.exchangeCodeForSession(
      redirected.searchParams.get('code') ?? '',
    );
    expect(error).toMatchObject({ status: 422, code: 'flow_state_expired' });
  });

  it('redirects with a code that a browser with another verifier cannot exchange', async () => {
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
  ])('/callback%s redirects to the site with the error %s', async (query, code, message) => {
    const redirected = await openCallback(new URL(`${server.url}/callback${query}`));
    expect(redirected.origin + redirected.pathname).toBe(`${server.origin}/`);
    expect(redirectErrorOf(redirected)).toEqual({
      error: 'invalid_request',
      error_code: code,
      error_description: message,
    });
  });

  it('is rejected without a code that was issued for its flow', async () => {
    const [mine, stranger] = [await begin(), await begin()];
    const state = mine.page.searchParams.get('state') ?? '';
    const missing = await openCallback(new URL(`${server.url}/callback?state=${state}`));
    expect(redirectErrorOf(missing)).toEqual({
      error: 'invalid_request',
      error_code: 'bad_oauth_callback',
      error_description: 'OAuth callback with missing authorization code missing',
    });
    const foreign = await answerProvider(stranger.page, { email: newAddress('social') });
    for (const code of [foreign.searchParams.get('code') ?? '', 'invented', '.', 'e30.']) {
      const query = new URLSearchParams({ state, code });
      const redirected = await openCallback(new URL(`${server.url}/callback?${query.toString()}`));
      expect(redirectErrorOf(redirected)).toEqual({
        error: 'server_error',
        error_code: 'unexpected_failure',
        error_description: 'Unable to exchange external code',
      });
    }
  });

  it('is rejected if its state is the flow of a mailed link', async () => {
    const email = newAddress();
    await server.client().signUp({ email, password: 'correct horse' });
    const { id } = await server.context.db
      .selectFrom('flow_states')
      .innerJoin('users', 'users.id', 'flow_states.user_id')
      .select('flow_states.id')
      .where('users.email', '=', email)
      .executeTakeFirstOrThrow();
    const redirected = await openCallback(new URL(`${server.url}/callback?code=x&state=${id}`));
    expect(redirectErrorOf(redirected)['error_code']).toBe('bad_oauth_state');
  });
});
