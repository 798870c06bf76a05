import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  dataOf,
  newAddress,
  openNewestLink,
  signedUp,
  startSignIn,
  type SignInServer,
} from '../testing/signInServer.ts';

let server: SignInServer;
beforeAll(async () => {
  server = await startSignIn();
});
afterEach(() => expect(server.errors).toEqual([]));
afterAll(() => server.close());

const password = 'correct horse';

describe('sign-up', () => {
  it('needs the mailed link before a password sign-in, and opens a session in the same browser', async () => {
    const [client, email] = [server.client(), newAddress()];
    const options = {
      data: { full_name: 'Alex Doe' },
      emailRedirectTo: `${server.origin}/auth/callback`,
    };
    const { user, session } = await dataOf(client.signUp({ email, password, options }));
    expect([session, user?.identities?.length, user?.user_metadata]).toEqual([
      null,
      1,
      expect.objectContaining({ full_name: 'Alex Doe', email_verified: false }),
    ]);
    const early = await client.signInWithPassword({ email, password });
    expect(early.error).toMatchObject({ status: 400, code: 'email_not_confirmed' });

    const landed = await openNewestLink(server, email);
    expect(landed.pathname).toBe('/auth/callback');
    const code = landed.searchParams.get('code') ?? '';
    const elsewhere = await server.client().exchangeCodeForSession(code);
    expect(elsewhere.error?.name).toBe('AuthPKCECodeVerifierMissingError');
    const opened = await dataOf(client.exchangeCodeForSession(code));
    expect(opened.user).toMatchObject({ email, user_metadata: { email_verified: true } });
    expect((await client.exchangeCodeForSession(code)).error).not.toBeNull();
    expect((await openNewestLink(server, email)).searchParams.get('error_code')).toBe(
      'otp_expired',
    );
  });

  it.each(['token_hash', 'code'])('is confirmed by the %s of the mail', async (kind) => {
    const [client, email] = [server.client(), newAddress()];
    await dataOf(client.signUp({ email, password }));
    const [mail] = await server.mails(email);
    const token_hash = new URL(mail?.links[0] ?? '').searchParams.get('token') ?? '';
    const given =
      kind === 'code'
        ? { email, token: mail?.code ?? '', type: 'signup' as const }
        : { token_hash, type: 'email' as const };
    const other = server.client();
    expect((await dataOf(other.verifyOtp(given))).session?.user.email).toBe(email);
    expect((await other.verifyOtp(given)).error).toMatchObject({ code: 'otp_expired' });
    expect((await client.signInWithPassword({ email, password })).error).toBeNull();
  });

  const signUpAgain = async () => {
    const { account } = await signedUp(server);
    const { user } = await dataOf(server.client().signUp({ ...account, password: 'another one' }));
    return { account, user };
  };

  it('with a known address returns a user without identities, and keeps the password', async () => {
    const { account, user } = await signUpAgain();
    expect(user?.identities).toEqual([]);
    expect((await server.client().signInWithPassword(account)).error).toBeNull();
  });

  it('with a known address mails the owner', { tags: 'own' }, async () => {
    const [mail] = await server.mails((await signUpAgain()).account.email);
    expect(mail?.subject).toBe('You already have a Bank Bonuses account');
  });

  it('says how long to wait for another confirmation mail', async () => {
    const [client, email] = [server.client(), newAddress()];
    await dataOf(client.signUp({ email, password }));
    const early = await client.resend({ type: 'signup', email });
    expect(early.error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' });
    expect(early.error?.message).toMatch(
      /^For security purposes, you can only request this after (60|5\d) seconds\.$/,
    );
  });

  it('mails the confirmation again after a minute', { tags: 'own' }, async () => {
    const [client, email] = [server.client(), newAddress()];
    await dataOf(client.signUp({ email, password }));
    server.advance(60);
    await dataOf(client.resend({ type: 'signup', email }));
    const code = (await openNewestLink(server, email)).searchParams.get('code') ?? '';
    expect((await client.exchangeCodeForSession(code)).error).toBeNull();
  });

  it.each([
    ['short', 'weak_password'],
    ['ä'.repeat(37), 'validation_failed'],
  ])('rejects the password %j with %s', async (tooWeak, code) => {
    const { error } = await server.client().signUp({ email: newAddress(), password: tooWeak });
    expect(error).toMatchObject({ code });
    expect(error?.message).toMatch(
      /^Password (should be at least 6|cannot be longer than 72) char/,
    );
  });
});
