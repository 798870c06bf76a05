import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { plainPasswords } from '../testing/plainPasswords.ts';
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
beforeEach(() => {});
afterAll(() => server.close());

const newPassword = 'battery staple';

async function signedIn(
  account: { email: string; password: string },
  flowType: 'pkce' | 'implicit' = 'pkce',
) {
  const client = server.client({ flowType });
  const { data, error } = await client.signInWithPassword(account);
  expect(error).toBeNull();
  return { client, token: data.session?.access_token ?? '', session: data.session };
}

async function newestMail(to: string) {
  const mail = (await server.mails(to)).find(({ code }) => code !== null);
  const link = mail?.links[0] ?? '';
  return { code: mail?.code ?? '', link, hash: new URL(link).searchParams.get('token') ?? '' };
}

/** Blocks the next call of the method until the test releases it. Later calls run normally. */
function holdNext(method: 'hash' | 'matches') {
  const [reached, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const hold = async () => {
    server.context.passwords = plainPasswords;
    reached.resolve();
    await released.promise;
  };
  server.context.passwords = {
    ...plainPasswords,
    [method]: async (...args: [string, string]) => {
      await hold();
      return method === 'hash' ? plainPasswords.hash(args[0]) : plainPasswords.matches(...args);
    },
  };
  return { reached: reached.promise, release: released.resolve };
}

describe('a new password invalidates', () => {
  it('every other session with its refresh token', async () => {
    const account = await confirmedAccount(server);
    const [here, there] = [await signedIn(account), await signedIn(account)];
    expect((await here.client.updateUser({ password: newPassword })).error).toBeNull();
    const user = await server.request('/user', {
      headers: { authorization: `Bearer ${there.token}` },
    });
    expect(await user.json()).toMatchObject({ code: 'session_not_found' });
    const refresh = (token: string | undefined) =>
      server.request('/token?grant_type=refresh_token', {
        method: 'POST',
        body: { refresh_token: token },
      });
    const ended = await refresh(there.session?.refresh_token);
    expect(await ended.json()).toMatchObject({ code: 'refresh_token_not_found' });
    expect((await refresh(here.session?.refresh_token)).status).toBe(200);
  });

  it('the link and the code of a requested recovery', async () => {
    const account = await confirmedAccount(server);
    const { client } = await signedIn(account);
    await server.client({ flowType: 'implicit' }).resetPasswordForEmail(account.email);
    const { code, hash } = await newestMail(account.email);
    await client.updateUser({ password: newPassword });
    const elsewhere = server.client();
    const byCode = { email: account.email, token: code, type: 'recovery' } as const;
    const byHash = { token_hash: hash, type: 'recovery' } as const;
    expect((await elsewhere.verifyOtp(byCode)).error?.code).toBe('otp_expired');
    expect((await elsewhere.verifyOtp(byHash)).error?.code).toBe('otp_expired');
    const redirected = await openNewestLink(server, account.email);
    expect(redirected.hash).toContain('error_code=otp_expired');
  });

  it('a recovery whose link was opened but whose code was not exchanged yet', async () => {
    const account = await confirmedAccount(server);
    const { client } = await signedIn(account);
    const thief = server.client();
    await thief.resetPasswordForEmail(account.email);
    const code = (await openNewestLink(server, account.email)).searchParams.get('code') ?? '';
    await client.updateUser({ password: newPassword });
    expect((await thief.exchangeCodeForSession(code)).error?.code).toBe('flow_state_not_found');
  });

  it.each(['implicit', 'pkce'] as const)(
    'both confirmations of a change of address (%s)',
    async (flowType) => {
      const account = await confirmedAccount(server);
      const { client } = await signedIn(account, flowType);
      const email = newAddress('new');
      await client.updateUser({ email });
      await client.updateUser({ password: newPassword });
      for (const to of [account.email, email]) {
        const { code } = await newestMail(to);
        const otp = { email: to, token: code, type: 'email_change' } as const;
        expect((await server.client().verifyOtp(otp)).error?.code).toBe('otp_expired');
      }
    },
  );

  it('the confirmation of a sign-up, if a recovery has confirmed the address', async () => {
    const email = newAddress();
    await server.client({ flowType: 'implicit' }).signUp({ email, password: 'correct horse' });
    const { code } = await newestMail(email);
    const client = server.client({ flowType: 'implicit' });
    await client.resetPasswordForEmail(email);
    const recovery = await newestMail(email);
    await client.verifyOtp({ email, token: recovery.code, type: 'recovery' });
    expect((await client.updateUser({ password: newPassword })).error).toBeNull();
    const otp = { email, token: code, type: 'signup' } as const;
    expect((await server.client().verifyOtp(otp)).error?.code).toBe('otp_expired');
  });
});

describe('while a new password is set', () => {
  it('a concurrent sign-in with the old password gets no session', async () => {
    const account = await confirmedAccount(server);
    const { client } = await signedIn(account);
    const { reached, release } = holdNext('matches');
    const late = server.client().signInWithPassword(account);
    await reached;
    expect((await client.updateUser({ password: newPassword })).error).toBeNull();
    release();
    expect((await late).error).toMatchObject({ status: 400, code: 'invalid_credentials' });
  });

  it('another session, which the new password ends, cannot set its own new password', async () => {
    const account = await confirmedAccount(server);
    const [owner, thief] = [await signedIn(account), await signedIn(account)];
    const { reached, release } = holdNext('hash');
    const late = thief.client.updateUser({ password: 'the thief chose this' });
    await reached;
    expect((await owner.client.updateUser({ password: newPassword })).error).toBeNull();
    release();
    expect((await late).error).not.toBeNull();
    await signedIn({ email: account.email, password: newPassword });
    expect((await owner.client.getUser()).error).toBeNull();
  });
});

describe('after a change of address', () => {
  it('a recovery mail to the old address is rejected', async () => {
    const account = await confirmedAccount(server);
    const { client } = await signedIn(account);
    await server.client().resetPasswordForEmail(account.email);
    const { code } = await newestMail(account.email);
    const email = newAddress('new');
    await client.updateUser({ email });
    for (const to of [account.email, email]) await openNewestLink(server, to);
    await signedIn({ ...account, email });
    for (const address of [account.email, email]) {
      const otp = { email: address, token: code, type: 'recovery' } as const;
      expect((await server.client().verifyOtp(otp)).error?.code).toBe('otp_expired');
    }
  });
});
