import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  confirmedAccount,
  newAddress,
  openNewestLink,
  startSignIn,
  type SignInServer,
} from '../testing/signInServer.ts';
import { signInThrough } from '../testing/socialBrowser.ts';

let server: SignInServer;
beforeAll(async () => {
  server = await startSignIn({ stubProviders: ['google', 'github'] });
});
afterAll(() => server.close());

const password = 'correct horse';

describe('address that the provider has verified', () => {
  it('signs in to its existing account and mails the owner', async () => {
    const account = await confirmedAccount(server);
    server.advance(1);
    const { session } = await signInThrough(server, { email: account.email });
    expect(session?.user).toMatchObject({
      email: account.email,
      app_metadata: { provider: 'email', providers: ['email', 'google'] },
    });
    expect(session?.user.identities).toHaveLength(2);
    const [notice] = await server.mails(account.email);
    expect(notice?.subject).toBe('A login method was added to your Bank Bonuses account');
    expect((await server.client().signInWithPassword(account)).error).toBeNull();
  });

  it('removes the password and name of an earlier unconfirmed sign-up', async () => {
    const email = newAddress('owner');
    await server.client().signUp({ email, password, options: { data: { full_name: 'Mallory' } } });
    const [mail] = await server.mails(email);
    const { session } = await signInThrough(server, { email, name: 'The Owner' });
    expect(session?.user).toMatchObject({
      email,
      app_metadata: { providers: ['google'] },
      user_metadata: { full_name: 'The Owner' },
    });
    const intruder = await server.client().signInWithPassword({ email, password });
    expect(intruder.error?.code).toBe('invalid_credentials');
    const opened = await fetch(mail?.links[0] ?? '', { redirect: 'manual' });
    expect(opened.headers.get('location')).toContain('otp_expired');
  });

  it('creates an account without a password, and its owner can set one', async () => {
    const email = newAddress('social');
    const { client, session } = await signInThrough(server, { email });
    const credentials = { email, password };
    const without = await server.client().signInWithPassword(credentials);
    expect(without.error?.code).toBe('invalid_credentials');
    server.advance(1);
    const { data, error } = await client.updateUser({ password });
    expect(error).toBeNull();
    expect(data.user?.app_metadata).toEqual({ provider: 'google', providers: ['google'] });
    const signedIn = await server.client().signInWithPassword(credentials);
    expect(signedIn.data.user?.id).toBe(session?.user.id);
  });
});

describe('address that the provider has not verified', () => {
  it('does not sign in to an existing account', async () => {
    const account = await confirmedAccount(server);
    const { redirected } = await signInThrough(server, { email: account.email, verified: 'no' });
    expect(Object.fromEntries(redirected.searchParams)).toEqual({
      error: 'access_denied',
      error_code: 'provider_email_needs_verification',
      error_description:
        'Unverified email with google. Verify the email with google in order to sign in',
    });
    const { data } = await server.client().signInWithPassword(account);
    expect(data.user?.identities).toHaveLength(1);
  });

  it('must be confirmed by mail before a new account can sign in', async () => {
    const email = newAddress('social');
    const answer = { email, verified: 'no' } as const;
    const { redirected } = await signInThrough(server, answer);
    expect(redirected.searchParams.get('error_description')).toBe(
      'Unverified email with google. A confirmation email has been sent to your google email',
    );
    const hurried = await signInThrough(server, answer);
    expect(hurried.redirected.searchParams.get('error_code')).toBe('over_email_send_rate_limit');
    await openNewestLink(server, email);
    const { session } = await signInThrough(server, answer);
    expect(session?.user).toMatchObject({ email, app_metadata: { providers: ['google'] } });
  });
});

describe('banned user', () => {
  it('gets the error user_banned and no session', async () => {
    const email = newAddress('social');
    await signInThrough(server, { email });
    await server.context.db
      .updateTable('users')
      .set({ banned_until: new Date('2099-01-01') })
      .where('email', '=', email)
      .execute();
    const { redirected, session } = await signInThrough(server, { email });
    expect(session).toBeUndefined();
    expect(Object.fromEntries(redirected.searchParams)).toMatchObject({
      error: 'access_denied',
      error_code: 'user_banned',
    });
  });
});
