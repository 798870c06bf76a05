import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  confirmedAccount,
  openNewestLink,
  startSignIn,
  type SignInServer,
} from '../testing/signInServer.ts';

let server: SignInServer;
beforeAll(async () => {
  server = await startSignIn({ passwordChangeNeedsReauthentication: true });
});
afterAll(() => server.close());

const day = 24 * 3_600;
const password = 'battery staple';

/** Creates an account whose session is older than a day. */
async function longSignedIn() {
  const account = await confirmedAccount(server);
  const client = server.client();
  await client.signInWithPassword(account);
  server.advance(day + 1);
  await client.refreshSession();
  return { account, client };
}

async function newestCode(email: string) {
  const [mail] = await server.mails(email);
  return mail?.code ?? '';
}

const invalidNonce = {
  status: 422,
  code: 'reauthentication_not_valid',
  message: 'Nonce has expired or is invalid',
};

describe('reauthentication', () => {
  it('is not required within a day after the sign-in', async () => {
    const client = server.client();
    await client.signInWithPassword(await confirmedAccount(server));
    server.advance(day - 1);
    await client.refreshSession();
    expect((await client.updateUser({ password })).error).toBeNull();
  });

  it('is required for a new password in an older session, and the mailed code is accepted', async () => {
    const { account, client } = await longSignedIn();
    expect((await client.updateUser({ password })).error).toMatchObject({
      status: 400,
      code: 'reauthentication_needed',
      message: 'Password update requires reauthentication',
    });
    expect((await client.updateUser({ data: { nickname: 'Al' } })).error).toBeNull();
    expect((await client.reauthenticate()).error).toBeNull();
    const [mail] = await server.mails(account.email);
    expect(mail).toMatchObject({ code: expect.stringMatching(/^\d{6}$/) as string, links: [] });
    const nonce = mail?.code ?? '';
    const { data, error } = await client.updateUser({ password, nonce });
    expect(error).toBeNull();
    expect(data.user?.['reauthentication_sent_at' as keyof typeof data.user]).toBeDefined();
    const again = await client.updateUser({ password: 'another staple', nonce });
    expect(again.error).toMatchObject(invalidNonce);
  });

  it.each(['wrong code', 'code of another user', 'replaced code', 'expired code'])(
    'rejects the %s and does not change the password',
    async (what) => {
      const { account, client } = await longSignedIn();
      const other = await longSignedIn();
      await client.refreshSession();
      await client.reauthenticate();
      let nonce = await newestCode(account.email);
      if (what === 'wrong code') nonce = nonce === '000000' ? '000001' : '000000';
      if (what === 'code of another user') {
        await other.client.reauthenticate();
        nonce = await newestCode(other.account.email);
        if (nonce === (await newestCode(account.email))) return;
      }
      if (what === 'replaced code') {
        server.advance(61);
        await client.reauthenticate();
        if (nonce === (await newestCode(account.email))) return;
      }
      if (what === 'expired code') {
        server.advance(3_600);
        await client.refreshSession();
      }
      expect((await client.updateUser({ password, nonce })).error).toMatchObject(invalidNonce);
      expect((await server.client().signInWithPassword(account)).error).toBeNull();
    },
  );

  it('does not use up the code if the new password is rejected for another reason', async () => {
    const { account, client } = await longSignedIn();
    await client.reauthenticate();
    const nonce = await newestCode(account.email);
    const same = await client.updateUser({ password: account.password, nonce });
    expect(same.error?.code).toBe('same_password');
    expect((await client.updateUser({ password, nonce })).error).toBeNull();
  });

  it('allows ten guesses of the code', async () => {
    const { account, client } = await longSignedIn();
    await client.reauthenticate();
    const right = await newestCode(account.email);
    const wrong = right === '000000' ? '000001' : '000000';
    for (let count = 0; count < 10; count += 1) await client.updateUser({ password, nonce: wrong });
    const { error } = await client.updateUser({ password, nonce: right });
    expect(error).toMatchObject({ status: 429, code: 'over_request_rate_limit' });
  });

  it('mails at most one code a minute, and requires a session', async () => {
    const { account, client } = await longSignedIn();
    await client.reauthenticate();
    const { error } = await client.reauthenticate();
    expect(error).toMatchObject({
      status: 429,
      code: 'over_email_send_rate_limit',
      message: 'For security purposes, you can only request this after 60 seconds.',
    });
    expect((await server.mails(account.email)).filter(({ code }) => code).length).toBe(2);
    const answer = await server.request('/reauthenticate');
    expect([answer.status, await answer.json()]).toEqual([
      401,
      { code: 'no_authorization', message: 'This endpoint requires a valid Bearer token' },
    ]);
  });

  it('has a code that no other call accepts', async () => {
    const { account, client } = await longSignedIn();
    await client.reauthenticate();
    const token = await newestCode(account.email);
    for (const type of ['recovery', 'email', 'email_change'] as const) {
      const { error } = await server.client().verifyOtp({ email: account.email, token, type });
      expect(error?.code).toBe('otp_expired');
    }
  });
});

describe('current password', () => {
  const current = (current_password?: string) => ({ password, current_password });
  const message = 'Current password required when setting new password.';

  beforeAll(() => {
    server.context.settings = {
      ...server.context.settings,
      passwordChangeNeedsReauthentication: false,
      passwordChangeNeedsCurrentPassword: true,
    };
  });

  it('is required for a new password, and must be correct', async () => {
    const account = await confirmedAccount(server);
    const client = server.client();
    await client.signInWithPassword(account);
    expect((await client.updateUser(current())).error).toMatchObject({
      status: 400,
      code: 'current_password_required',
      message,
    });
    expect((await client.updateUser(current('a wrong one'))).error).toMatchObject({
      status: 400,
      code: 'current_password_invalid',
      message,
    });
    expect((await client.updateUser(current(account.password))).error).toBeNull();
  });

  it.each(['link', 'code'])('is not required after password recovery by %s', async (way) => {
    const account = await confirmedAccount(server);
    const client = server.client();
    await client.resetPasswordForEmail(account.email);
    if (way === 'link') {
      const redirected = await openNewestLink(server, account.email);
      await client.exchangeCodeForSession(redirected.searchParams.get('code') ?? '');
    } else {
      const token = await newestCode(account.email);
      await client.verifyOtp({ email: account.email, token, type: 'recovery' });
    }
    expect((await client.updateUser({ password })).error).toBeNull();
  });

  it('can be guessed ten times in a session, and these guesses do not lock the owner out', async () => {
    const account = await confirmedAccount(server);
    const stolen = server.client();
    await stolen.signInWithPassword(account);
    for (let count = 0; count < 10; count += 1) await stolen.updateUser(current(`guess ${count}`));
    const { error } = await stolen.updateUser(current(account.password));
    expect(error).toMatchObject({ status: 429, code: 'over_request_rate_limit' });
    expect((await server.client().signInWithPassword(account)).error).toBeNull();
  });
});

describe('account owner', () => {
  it('gets a mail when the password was changed', async () => {
    const account = await confirmedAccount(server);
    server.context.settings = {
      ...server.context.settings,
      passwordChangeNeedsCurrentPassword: false,
    };
    const client = server.client();
    await client.signInWithPassword(account);
    await client.updateUser({ password });
    const [mail] = await server.mails(account.email);
    expect(mail).toMatchObject({ subject: 'Your Bank Bonuses password was changed', code: null });
    expect(mail?.links).toEqual([`${server.origin}/reset-password`]);
  });
});
