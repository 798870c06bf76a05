import type { AuthClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addApp } from '../testing/authenticatorApp.ts';
import {
  confirmedAccount,
  newAddress,
  startSignIn,
  type SignInServer,
} from '../testing/signInServer.ts';
import {
  answerProvider,
  openCallback,
  signInThrough,
  type StubAnswer,
} from '../testing/socialBrowser.ts';

type Client = InstanceType<typeof AuthClient>;

let server: SignInServer;
beforeAll(async () => {
  server = await startSignIn({ stubProviders: ['google', 'github'] });
});
beforeEach(() => {
  server.context.settings = { ...server.context.settings, manualLinking: true };
});
afterAll(() => server.close());

async function signedIn() {
  const account = await confirmedAccount(server);
  const client = server.client();
  await client.signInWithPassword(account);
  server.advance(1);
  return { account, client };
}

async function pageToLink(client: Client) {
  const redirectTo = `${server.origin}/settings`;
  const { data, error } = await client.linkIdentity({
    provider: 'google',
    options: { redirectTo },
  });
  expect(error).toBeNull();
  return new URL(data.url ?? '');
}

async function link(client: Client, wanted: StubAnswer) {
  const redirected = await openCallback(await answerProvider(await pageToLink(client), wanted));
  const code = redirected.searchParams.get('code');
  if (code !== null) await client.exchangeCodeForSession(code);
  return redirected;
}

async function identityOf(client: Client, provider: string) {
  const { data } = await client.getUserIdentities();
  const identity = data?.identities.find((one) => one.provider === provider);
  if (identity === undefined) throw new Error(`Missing identity of ${provider}`);
  return identity;
}

async function bearer(client: Client) {
  const { data } = await client.getSession();
  return { authorization: `Bearer ${data.session?.access_token ?? ''}` };
}

async function remove(client: Client, id: string): Promise<[number, unknown]> {
  const headers = await bearer(client);
  const answer = await server.request(`/user/identities/${id}`, { method: 'DELETE', headers });
  return [answer.status, await answer.json()];
}

describe('linking an identity', () => {
  it('adds a sign-in method, even if its address is unverified and not the address of the account', async () => {
    const { account, client } = await signedIn();
    const email = newAddress('social');
    const redirected = await link(client, { email, verified: 'no' });
    expect(redirected.pathname).toBe('/settings');
    const { data } = await client.getUser();
    expect(data.user).toMatchObject({
      email: account.email,
      app_metadata: { provider: 'email', providers: ['email', 'google'] },
    });
    const [notice] = await server.mails(account.email);
    expect(notice?.subject).toBe('A login method was added to your Bank Bonuses account');
    const through = await signInThrough(server, { email, verified: 'no' });
    expect(through.session?.user.id).toBe(data.user?.id);
  });

  it('redirects to the provider if the client does not request the URL as JSON', async () => {
    const { client } = await signedIn();
    const path = '/user/identities/authorize?provider=google';
    const answer = await server.request(path, { headers: await bearer(client) });
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toContain(`${server.url}/stub-provider?`);
  });

  it('rejects an identity that is already linked to this or another user', async () => {
    const { client } = await signedIn();
    const mine = newAddress('social');
    await link(client, { email: mine });
    const twice = await link(client, { email: mine });
    expect(Object.fromEntries(twice.searchParams)).toEqual({
      error: 'server_error',
      error_code: 'identity_already_exists',
      error_description: 'Identity is already linked',
    });
    const other = await signedIn();
    const taken = await link(other.client, { email: mine });
    expect(taken.searchParams.get('error_description')).toBe(
      'Identity is already linked to another user',
    );
  });

  it.each(['a sign-out', 'a new password'])(
    'fails after %s between the request and the callback',
    async (what) => {
      const { account, client } = await signedIn();
      const page = await pageToLink(client);
      if (what === 'a sign-out') await client.signOut();
      else await client.updateUser({ password: 'battery staple' });
      const redirected = await openCallback(
        await answerProvider(page, { email: newAddress('social') }),
      );
      expect(redirected.searchParams.get('error_code')).toBe('bad_oauth_state');
      const password = what === 'a sign-out' ? account.password : 'battery staple';
      const { data } = await server.client().signInWithPassword({ ...account, password });
      expect(data.user?.identities).toHaveLength(1);
    },
  );

  it('requires a session and a provider that is turned on', async () => {
    const { client } = await signedIn();
    const { error } = await client.linkIdentity({ provider: 'figma' });
    expect(error).toMatchObject({ status: 400, code: 'validation_failed' });
    const answer = await server.request('/user/identities/authorize?provider=google');
    expect(await answer.json()).toMatchObject({ code: 'no_authorization' });
  });
});

describe('unlinking an identity', () => {
  it('removes a sign-in method and mails the owner', async () => {
    const { account, client } = await signedIn();
    const email = newAddress('social');
    await link(client, { email });
    const identity = await identityOf(client, 'google');
    const { data, error } = await client.unlinkIdentity(identity);
    expect([data, error]).toEqual([{}, null]);
    const { data: after } = await client.getUser();
    expect(after.user?.app_metadata).toEqual({ provider: 'email', providers: ['email'] });
    const [notice] = await server.mails(account.email);
    expect(notice?.subject).toBe('A login method was removed from your Bank Bonuses account');
    const { session } = await signInThrough(server, { email });
    expect(session?.user.id).not.toBe(after.user?.id);
    expect(await remove(client, identity.identity_id)).toEqual([
      422,
      {
        code: 'single_identity_not_deletable',
        message: 'User must have at least 1 identity after unlinking',
      },
    ]);
  });

  it('changes the account’s address to that of the remaining identity', async () => {
    const { account, client } = await signedIn();
    const email = newAddress('social');
    await link(client, { email });
    const elsewhere = server.client();
    await elsewhere.resetPasswordForEmail(account.email);
    const [recovery] = await server.mails(account.email);
    await elsewhere.signInWithOtp({
      email: account.email,
      options: { shouldCreateUser: false },
    });
    const [mailed] = await server.mails(account.email);
    await client.unlinkIdentity(await identityOf(client, 'email'));
    const { data } = await client.getUser();
    expect(data.user).toMatchObject({ email, app_metadata: { providers: ['google'] } });
    const opened = await fetch(recovery?.links[0] ?? '', { redirect: 'manual' });
    expect(opened.headers.get('location')).toContain('otp_expired');
    const code = { email: account.email, token: mailed?.code ?? '', type: 'email' } as const;
    expect((await elsewhere.verifyOtp(code)).error?.code).toBe('otp_expired');
  });

  it('to an unverified address gives the account, without its old sessions and identities, to the person who proves the address', async () => {
    const { client } = await signedIn();
    const email = newAddress('owner');
    await link(client, { email, account: newAddress('id'), verified: 'no' });
    await client.unlinkIdentity(await identityOf(client, 'email'));
    const { data: before } = await client.getUser();
    expect(before.user?.email).toBe(email);
    const headers = await bearer(client);
    server.advance(1);
    const owner = await signInThrough(server, { email });
    expect(owner.session?.user.id).toBe(before.user?.id);
    expect(owner.session?.user.identities).toHaveLength(1);
    const answer = await server.request('/user', { headers });
    expect(await answer.json()).toMatchObject({ code: 'session_not_found' });
  });

  it('is rejected if another account has the address of the remaining identity', async () => {
    const { account, client } = await signedIn();
    const other = await confirmedAccount(server);
    await link(client, { email: other.email, account: newAddress('id') });
    const identity = await identityOf(client, 'email');
    expect(await remove(client, identity.identity_id)).toEqual([
      422,
      {
        code: 'email_conflict_identity_not_deletable',
        message: 'Unable to unlink identity due to email conflict',
      },
    ]);
    const { data } = await client.getUser();
    expect(data.user?.email).toBe(account.email);
    expect(data.user?.identities).toHaveLength(2);
  });

  it("rejects an invalid id, an unknown identity and another user's identity", async () => {
    const { client } = await signedIn();
    await link(client, { email: newAddress('social') });
    expect(await remove(client, 'nonsense')).toEqual([
      404,
      { code: 'validation_failed', message: 'identity_id must be an UUID' },
    ]);
    const other = await signedIn();
    const foreign = await identityOf(other.client, 'email');
    for (const id of ['6c3bb6f5-6d1c-4f5e-9d3e-000000000000', foreign.identity_id]) {
      expect(await remove(client, id)).toEqual([
        422,
        { code: 'identity_not_found', message: "Identity doesn't exist" },
      ]);
    }
  });

  it('requires AAL2 from a user with a second factor, as linking does', async () => {
    const { account, client } = await signedIn();
    await link(client, { email: newAddress('social') });
    await addApp(server, client);
    const { identity_id } = await identityOf(client, 'google');
    const without = server.client();
    await without.signInWithPassword(account);
    expect(await remove(without, identity_id)).toMatchObject([401, { code: 'insufficient_aal' }]);
    const refused = await without.linkIdentity({ provider: 'github' });
    expect(refused.error).toMatchObject({ status: 401, code: 'insufficient_aal' });
    expect((await client.linkIdentity({ provider: 'github' })).error).toBeNull();
    expect(await remove(client, identity_id)).toEqual([200, {}]);
  });

  it('rejects a token for another audience, as reading the user does', async () => {
    const { client } = await signedIn();
    const { identity_id } = await identityOf(client, 'email');
    const headers = { ...(await bearer(client)), 'x-jwt-aud': 'elsewhere' };
    const message = "Token audience doesn't match request audience";
    for (const [method, path, status, code] of [
      ['DELETE', `/user/identities/${identity_id}`, 403, 'unexpected_audience'],
      ['DELETE', '/user/identities/nonsense', 404, 'validation_failed'],
      ['GET', '/user', 400, 'validation_failed'],
    ] as const) {
      const answer = await server.request(path, { method, headers });
      expect([answer.status, answer.headers.get('x-sb-error-code')]).toEqual([status, code]);
      if (path !== '/user/identities/nonsense') {
        expect(await answer.json()).toEqual({ code, message });
      }
    }
    headers['x-jwt-aud'] = 'authenticated';
    expect((await server.request('/user', { headers })).status).toBe(200);
  });

  it('removes only one of the last two identities when both are unlinked at the same time', async () => {
    const { client } = await signedIn();
    await link(client, { email: newAddress('social') });
    const ids = [await identityOf(client, 'email'), await identityOf(client, 'google')];
    const answers = await Promise.all(ids.map(({ identity_id }) => remove(client, identity_id)));
    expect(answers.map(([status]) => status).sort()).toEqual([200, 422]);
  });
});

describe('if manual linking is turned off', () => {
  it('linking and unlinking are rejected after the check of the session and before all other checks', async () => {
    server.context.settings = { ...server.context.settings, manualLinking: false };
    const { client } = await signedIn();
    const disabled = { code: 'manual_linking_disabled', message: 'Manual linking is disabled' };
    expect(await remove(client, 'nonsense')).toEqual([404, disabled]);
    const { error } = await client.linkIdentity({ provider: 'google' });
    expect(error).toMatchObject({ status: 404, ...disabled });
    const stranger = await server.request('/user/identities/x', { method: 'DELETE' });
    expect(await stranger.json()).toMatchObject({ code: 'no_authorization' });
  });
});
