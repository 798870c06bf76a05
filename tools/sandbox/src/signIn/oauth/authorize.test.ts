import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newAddress, startSignIn, type SignInServer } from '../testing/signInServer.ts';
import { answerProvider, openCallback, openProvider } from '../testing/socialBrowser.ts';

let server: SignInServer;
beforeAll(async () => {
  server = await startSignIn({ stubProviders: ['google', 'github'] });
});
afterAll(() => server.close());

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
  ])('rejects the query ?%s', async (query, message) => {
    const answer = await server.request(`/authorize?${query}`, { headers: { apikey: undefined } });
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { code: 'validation_failed', message },
    ]);
  });

  it('never redirects to a foreign site', async () => {
    const client = server.client();
    const redirectTo = 'https://elsewhere.example/';
    const { data } = await client.signInWithOAuth({ provider: 'google', options: { redirectTo } });
    const page = await openProvider(data.url);
    const redirected = await openCallback(
      await answerProvider(page, { email: newAddress('social') }),
    );
    expect(redirected.origin).toBe(server.origin);
  });

  it('has its providers turned on in the response of /settings', async () => {
    const answer = await server.request('/settings');
    expect(await answer.json()).toMatchObject({
      external: { google: true, github: true, figma: false },
    });
  });
});

describe('if no provider is turned on', () => {
  it('the stub page does not exist', async () => {
    const off = await startSignIn();
    const page = await off.request('/stub-provider');
    const answer = await off.request('/stub-provider/answer?email=a@example.com');
    await off.close();
    expect([page.status, answer.status]).toEqual([404, 404]);
  });
});
