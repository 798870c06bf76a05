import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
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

function recover(client: ReturnType<SignInServer['client']>, email: string) {
  return client.resetPasswordForEmail(email, {
    redirectTo: `${server.origin}/reset-password?type=recovery`,
  });
}

describe('password recovery', () => {
  it('sets a new password through the mail, and ends every other session', async () => {
    const account = await confirmedAccount(server);
    const elsewhere = server.client();
    await elsewhere.signInWithPassword(account);
    const client = server.client();
    const events: string[] = [];
    client.onAuthStateChange((event) => events.push(event));
    expect((await recover(client, account.email)).error).toBeNull();
    const redirected = await openNewestLink(server, account.email);
    const code = redirected.searchParams.get('code') ?? '';
    expect(redirected.pathname + redirected.search).toBe(
      `/reset-password?code=${code}&type=recovery`,
    );
    expect((await client.exchangeCodeForSession(code)).error).toBeNull();
    expect(events).toContain('PASSWORD_RECOVERY');
    expect((await client.getClaims()).data?.claims.amr).toMatchObject([{ method: 'recovery' }]);
    const password = 'battery staple';
    expect((await client.updateUser({ password })).error).toBeNull();
    expect((await elsewhere.getUser()).error?.name).toBe('AuthSessionMissingError');
    expect((await client.getUser()).error).toBeNull();
    const old = await server.client().signInWithPassword(account);
    expect(old.error?.code).toBe('invalid_credentials');
    const fresh = await server.client().signInWithPassword({ email: account.email, password });
    expect(fresh.error).toBeNull();
  });

  it('accepts the six digits if the link was opened on another device', async () => {
    const { email } = await confirmedAccount(server);
    await recover(server.client(), email);
    const [mail] = await server.mails(email);
    const elsewhere = server.client();
    const events: string[] = [];
    elsewhere.onAuthStateChange((event) => events.push(event));
    const { error } = await elsewhere.verifyOtp({
      email,
      token: mail?.code ?? '',
      type: 'recovery',
    });
    expect(error).toBeNull();
    expect(events).toContain('PASSWORD_RECOVERY');
  });

  it('confirms an unconfirmed address', async () => {
    const [email, password] = [newAddress(), 'correct horse'];
    await server.client().signUp({ email, password });
    await recover(server.client(), email);
    await openNewestLink(server, email);
    const { error } = await server.client().signInWithPassword({ email, password });
    expect(error).toBeNull();
  });

  it('responds the same for known and unknown addresses, also within the mail interval', async () => {
    const { email } = await confirmedAccount(server);
    const seen = [];
    for (const address of [email, newAddress()]) {
      const asked = { method: 'POST', body: { email: address } };
      const first = await server.request('/recover', asked);
      const second = await server.request('/recover', asked);
      seen.push({
        first: [first.status, await first.json()],
        second: [second.status, await second.json(), second.headers.get('retry-after')],
      });
    }
    expect(seen[0]).toEqual(seen[1]);
    expect(seen[0]).toMatchObject({
      first: [200, {}],
      second: [429, { code: 'over_email_send_rate_limit' }, '60'],
    });
  });

  it('does not invalidate the first link if a second request is rejected as too soon', async () => {
    const { email } = await confirmedAccount(server);
    const client = server.client();
    await recover(client, email);
    expect((await recover(server.client(), email)).error?.status).toBe(429);
    const redirected = await openNewestLink(server, email);
    const { error } = await client.exchangeCodeForSession(
      redirected.searchParams.get('code') ?? '',
    );
    expect(error).toBeNull();
  });

  it('rejects a browser with another verifier, and afterwards accepts the original browser', async () => {
    const { email } = await confirmedAccount(server);
    const client = server.client();
    await recover(client, email);
    const redirected = await openNewestLink(server, email);
    const code = redirected.searchParams.get('code') ?? '';
    const wrong = await server.request('/token?grant_type=pkce', {
      method: 'POST',
      body: { auth_code: code, code_verifier: 'x'.repeat(64) },
    });
    expect(wrong.status).toBe(400);
    expect(await wrong.json()).toEqual({
      code: 'bad_code_verifier',
      message: 'code challenge does not match previously saved code verifier',
    });
    expect((await client.exchangeCodeForSession(code)).error).toBeNull();
  });

  it('rejects the challenge in place of the verifier', async () => {
    const { email } = await confirmedAccount(server);
    const verifier = randomBytes(48).toString('base64url');
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    const body = { email, code_challenge: challenge, code_challenge_method: 's256' };
    await server.request('/recover', { method: 'POST', body });
    const auth_code = (await openNewestLink(server, email)).searchParams.get('code');
    const exchange = (code_verifier: string) =>
      server.request('/token?grant_type=pkce', {
        method: 'POST',
        body: { auth_code, code_verifier },
      });
    expect(await (await exchange(challenge)).json()).toMatchObject({ code: 'bad_code_verifier' });
    expect((await exchange(verifier)).status).toBe(200);
  });

  it('works ten minutes after the request, unlike in GoTrue, but not after an hour', async () => {
    const { email } = await confirmedAccount(server);
    const client = server.client();
    await recover(client, email);
    server.advance(600);
    const redirected = await openNewestLink(server, email);
    const code = redirected.searchParams.get('code') ?? '';
    server.advance(3_000);
    const { error } = await client.exchangeCodeForSession(code);
    expect(error).toMatchObject({
      status: 422,
      code: 'flow_state_expired',
      message: 'invalid flow state, flow state has expired',
    });
  });

  it('mails links to the configured site, regardless of the Host header', async () => {
    const { email } = await confirmedAccount(server);
    const sent = request(`${server.url}/recover`, {
      method: 'POST',
      headers: {
        host: 'elsewhere.example',
        'x-forwarded-host': 'elsewhere.example',
        apikey: 'sb_publishable_test',
        'content-type': 'application/json',
      },
    });
    sent.end(JSON.stringify({ email }));
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    answer.resume();
    expect(answer.statusCode).toBe(200);
    const [mail] = await server.mails(email);
    expect(mail?.links[0]).toMatch(new RegExp(`^${server.origin}/auth/v1/verify\\?`));
    expect(JSON.stringify(mail)).not.toContain('elsewhere');
  });

  it('requires an address in the request, and both code and verifier in the exchange', async () => {
    const exchange = await server.request('/token?grant_type=pkce', {
      method: 'POST',
      body: { auth_code: 'x' },
    });
    expect(await exchange.json()).toMatchObject({
      message: 'invalid request: both auth code and code verifier should be non-empty',
    });
    const refused = await server.request('/recover', { method: 'POST', body: {} });
    expect(await refused.json()).toMatchObject({ message: 'Password recovery requires an email' });
  });
});
