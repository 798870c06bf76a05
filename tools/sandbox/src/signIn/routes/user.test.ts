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

async function signedIn() {
  const account = await confirmedAccount(server);
  const client = server.client();
  await client.signInWithPassword(account);
  return { account, client };
}

describe('/user', () => {
  it('returns the user with identities', async () => {
    const { account, client } = await signedIn();
    const { data } = await client.getUser();
    expect(data.user?.email).toBe(account.email);
    expect(data.user?.identities?.[0]).toMatchObject({
      id: data.user?.id,
      identity_id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      provider: 'email',
      identity_data: { email: account.email, email_verified: true },
    });
  });

  it('merges metadata and removes keys set to null', async () => {
    const { client } = await signedIn();
    await client.updateUser({ data: { full_name: 'Alex Doe', nickname: 'Al' } });
    const { data } = await client.updateUser({ data: { nickname: null, referral_code: 'ALEX1' } });
    expect(data.user?.user_metadata).toMatchObject({
      full_name: 'Alex Doe',
      referral_code: 'ALEX1',
      email_verified: true,
    });
    expect(data.user?.user_metadata).not.toHaveProperty('nickname');
  });

  it('rejects changes of app_metadata', async () => {
    const { client } = await signedIn();
    const { data } = await client.getSession();
    const response = await server.request('/user', {
      method: 'PUT',
      headers: { authorization: `Bearer ${data.session?.access_token ?? ''}` },
      body: { app_metadata: { provider: 'email', role: 'admin' } },
    });
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({ code: 'not_admin', message: 'User not allowed' });
  });

  it('rejects the old password and a weak password as the new password', async () => {
    const { account, client } = await signedIn();
    const same = await client.updateUser({ password: account.password });
    expect(same.error).toMatchObject({
      status: 422,
      code: 'same_password',
      message: 'New password should be different from the old password.',
    });
    const weak = await client.updateUser({ password: 'short' });
    expect(weak.error).toMatchObject({ status: 422, code: 'weak_password', reasons: ['length'] });
  });

  it('invalidates every unused link and code when the password changes', async () => {
    const { account, client } = await signedIn();
    await server.client().resetPasswordForEmail(account.email);
    const [mail] = await server.mails(account.email);
    await client.updateUser({ password: 'battery staple' });
    const { error } = await server
      .client()
      .verifyOtp({ email: account.email, token: mail?.code ?? '', type: 'recovery' });
    expect(error?.code).toBe('otp_expired');
  });
});

describe('change of address', () => {
  it('needs confirmation from both mailboxes before the new address can sign in', async () => {
    const { account, client } = await signedIn();
    const email = newAddress('new');
    const { data, error } = await client.updateUser({ email });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email: account.email, new_email: email });
    const [oldMail] = await server.mails(account.email);
    const [newMail] = await server.mails(email);
    const first = await fetch(oldMail?.links[0] ?? '', { redirect: 'manual' });
    expect(first.headers.get('location')).toContain('message=Confirmation+link+accepted.');
    const tooEarly = await server.client().signInWithPassword({ ...account, email });
    expect(tooEarly.error?.code).toBe('invalid_credentials');
    const second = await server
      .client()
      .verifyOtp({ email, token: newMail?.code ?? '', type: 'email_change' });
    expect(second.data.user).toMatchObject({ email, user_metadata: { email } });
    expect((await server.client().signInWithPassword({ ...account, email })).error).toBeNull();
    expect((await server.client().signInWithPassword(account)).error?.code).toBe(
      'invalid_credentials',
    );
  });

  it('invalidates the recovery mail in the old mailbox', async () => {
    const { account, client } = await signedIn();
    await server.client().resetPasswordForEmail(account.email);
    const [recovery] = await server.mails(account.email);
    const email = newAddress('new');
    await client.updateUser({ email });
    const [oldMail] = await server.mails(account.email);
    const [newMail] = await server.mails(email);
    for (const mail of [oldMail, newMail]) {
      await fetch(mail?.links[0] ?? '', { redirect: 'manual' });
    }
    expect((await server.client().signInWithPassword({ ...account, email })).error).toBeNull();
    const opened = await fetch(recovery?.links[0] ?? '', { redirect: 'manual' });
    expect(opened.headers.get('location')).toContain('error_code=otp_expired');
  });

  it.each([
    ['another address', newAddress('second')],
    ['the same address', undefined],
  ])('requested again with %s replaces the first request', async (_what, other) => {
    const { account, client } = await signedIn();
    const first = newAddress('first');
    const second = other ?? first;
    await client.updateUser({ email: first });
    const [oldMail] = await server.mails(account.email);
    const [firstMail] = await server.mails(first);
    expect((await client.updateUser({ email: second })).error).toMatchObject({
      code: 'over_email_send_rate_limit',
    });
    server.advance(61);
    const { data, error } = await client.updateUser({ email: second });
    expect([error, data.user?.new_email]).toEqual([null, second]);
    for (const mail of [oldMail, firstMail]) {
      const dead = await fetch(mail?.links[0] ?? '', { redirect: 'manual' });
      expect(dead.headers.get('location')).toContain('error_code=otp_expired');
    }
    for (const to of [account.email, second]) await openNewestLink(server, to);
    const changed = await server.client().signInWithPassword({ ...account, email: second });
    expect(changed.data.user).toMatchObject({ email: second, user_metadata: { email: second } });
  });

  it('fails at the second link if another account has taken the address', async () => {
    const { account, client } = await signedIn();
    const email = newAddress('new');
    await client.updateUser({ email });
    const [newMail] = await server.mails(email);
    await server.client().signUp({ email, password: 'correct horse' });
    await openNewestLink(server, account.email);
    const opened = await fetch(newMail?.links[0] ?? '', { redirect: 'manual' });
    expect(opened.headers.get('location')).toContain('error_code=email_exists');
  });

  it('rejects the address of another account', async () => {
    const { client } = await signedIn();
    const other = await confirmedAccount(server);
    const { error } = await client.updateUser({ email: other.email });
    expect(error).toMatchObject({
      status: 422,
      code: 'email_exists',
      message: 'A user with this email address has already been registered',
    });
  });
});

describe('logging out', () => {
  it.each([
    ['local', [false, true]],
    ['others', [true, false]],
    ['global', [false, false]],
  ] as const)(
    'with scope %s leaves these sessions valid (this one, another one): %j',
    async (scope, alive) => {
      const account = await confirmedAccount(server);
      const clients = [server.client(), server.client()];
      const tokens: string[] = [];
      for (const client of clients) {
        const { data } = await client.signInWithPassword(account);
        tokens.push(data.session?.access_token ?? '');
      }
      expect((await clients[0]?.signOut({ scope }))?.error).toBeNull();
      const statuses = await Promise.all(
        tokens.map(async (token) => {
          const response = await server.request('/user', {
            headers: { authorization: `Bearer ${token}` },
          });
          return response.ok;
        }),
      );
      expect(statuses).toEqual(alive);
    },
  );

  it('without a scope ends every session', async () => {
    const account = await confirmedAccount(server);
    const [here, elsewhere] = [server.client(), server.client()];
    const { data } = await here.signInWithPassword(account);
    await elsewhere.signInWithPassword(account);
    const headers = { authorization: `Bearer ${data.session?.access_token ?? ''}` };
    await server.request('/logout', { method: 'POST', headers });
    expect((await elsewhere.getUser()).error).not.toBeNull();
  });

  it('invalidates the refresh token too', async () => {
    const { client } = await signedIn();
    const { data } = await client.getSession();
    await client.signOut({ scope: 'local' });
    const response = await server.request('/token?grant_type=refresh_token', {
      method: 'POST',
      body: { refresh_token: data.session?.refresh_token },
    });
    expect(await response.json()).toMatchObject({ code: 'refresh_token_not_found' });
  });

  it('rejects an unknown scope', async () => {
    const { client } = await signedIn();
    const { data } = await client.getSession();
    const headers = { authorization: `Bearer ${data.session?.access_token ?? ''}` };
    const response = await server.request('/logout?scope=x', { method: 'POST', headers });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ message: 'Unsupported logout scope "x"' });
    const done = await server.request('/logout', { method: 'POST', headers });
    expect([done.status, await done.text()]).toEqual([204, '']);
  });
});
