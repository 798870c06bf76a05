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

const password = 'correct horse';

describe('sign-up', () => {
  it('returns the user without a session, and mails a link and six digits', async () => {
    const email = newAddress();
    const { data, error } = await server.client().signUp({
      email: email.toUpperCase(),
      password,
      options: { data: { full_name: 'Alex Doe' } },
    });
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user).toMatchObject({
      email,
      aud: 'authenticated',
      role: 'authenticated',
      phone: '',
      is_anonymous: false,
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { full_name: 'Alex Doe', email, email_verified: false, sub: data.user?.id },
    });
    expect(data.user?.confirmation_sent_at).toMatch(/Z$/);
    expect(data.user).not.toHaveProperty('email_confirmed_at');
    expect(data.user?.identities).toEqual([
      expect.objectContaining({ id: data.user?.id, provider: 'email', email }),
    ]);
    const [mail, ...others] = await server.mails(email);
    expect(others).toEqual([]);
    expect(mail?.code).toMatch(/^\d{6}$/);
    expect(mail?.text).toContain(mail?.code);
    expect(mail?.text).toContain('1 hour');
    const link = new URL(mail?.links[0] ?? '');
    expect(link.origin + link.pathname).toBe(`${server.url}/verify`);
    expect(link.searchParams.get('type')).toBe('signup');
    expect(link.searchParams.get('token')).toMatch(/^pkce_[0-9a-f]{56}$/);
  });

  it('rejects sign-in until the address is confirmed', async () => {
    const email = newAddress();
    await server.client().signUp({ email, password });
    const before = await server.client().signInWithPassword({ email, password });
    expect(before.error).toMatchObject({
      code: 'email_not_confirmed',
      status: 400,
      message: 'Email not confirmed',
    });
    await openNewestLink(server, email);
    const after = await server.client().signInWithPassword({ email, password });
    expect(after.data.user).toMatchObject({ email, user_metadata: { email_verified: true } });
    expect(after.data.user?.email_confirmed_at).toBeDefined();
  });

  it('returns a fake user for a confirmed address and mails the owner', async () => {
    const { email } = await confirmedAccount(server);
    const data = { full_name: 'Another Person' };
    const answers = [];
    for (let repeat = 0; repeat < 2; repeat += 1) {
      answers.push(
        await server.client().signUp({ email, password: 'another one', options: { data } }),
      );
    }
    const [first, second] = answers.map((answer) => answer.data.user);
    expect(first).toMatchObject({ email, role: '', identities: [], user_metadata: data });
    expect(second?.id).not.toBe(first?.id);
    const mails = await server.mails(email);
    expect(mails.map(({ subject, code }) => ({ subject, code }))).toEqual([
      { subject: 'You already have a Bank Bonuses account', code: null },
      {
        subject: 'Confirm your email address for Bank Bonuses',
        code: expect.any(String) as string,
      },
    ]);
    expect(mails[0]?.links).toEqual([`${server.origin}/login`, `${server.origin}/reset-password`]);
  });

  it('does not change the password and id of an unconfirmed account, and limits the mails to it', async () => {
    const email = newAddress();
    const first = await server.client().signUp({ email, password });
    const tooSoon = await server.client().signUp({ email, password: 'another one' });
    expect(tooSoon.error).toMatchObject({
      status: 429,
      code: 'over_email_send_rate_limit',
      message: 'For security purposes, you can only request this after 60 seconds.',
    });
    server.advance(61);
    const second = await server.client().signUp({ email, password: 'another one' });
    expect(second.data.user?.id).toBe(first.data.user?.id);
    expect(await server.mails(email)).toHaveLength(2);
    await openNewestLink(server, email);
    const kept = await server.client().signInWithPassword({ email, password });
    expect(kept.error).toBeNull();
    const refused = await server.client().signInWithPassword({ email, password: 'another one' });
    expect(refused.error?.code).toBe('invalid_credentials');
  });

  it('creates one user from many concurrent sign-ups', async () => {
    const email = newAddress();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => server.client().signUp({ email, password })),
    );
    const created = answers.filter((answer) => answer.data.user !== null);
    expect(created).toHaveLength(1);
    expect(await server.mails(email)).toHaveLength(1);
  });

  it('rejects short passwords as weak', async () => {
    const { error } = await server.client().signUp({ email: newAddress(), password: 'short' });
    expect(error).toMatchObject({
      name: 'AuthWeakPasswordError',
      status: 422,
      message: 'Password should be at least 6 characters.',
      reasons: ['length'],
    });
  });

  it.each([
    [{ password }, 422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled'],
    [{ email: 'a@example.com' }, 400, 'validation_failed', 'Signup requires a valid password'],
    [
      { email: 'a@example.com', password: 'x'.repeat(73) },
      400,
      'validation_failed',
      'Password cannot be longer than 72 characters',
    ],
    [
      { email: 'a@example.com', password: 'ü'.repeat(37) },
      400,
      'validation_failed',
      'Password cannot be longer than 72 characters',
    ],
    [
      { email: 'a@example.com', phone: '5550100', password },
      400,
      'validation_failed',
      'Only an email address or phone number should be provided on signup.',
    ],
    [
      { email: 'not an address', password },
      400,
      'validation_failed',
      'Unable to validate email address: invalid format',
    ],
    [
      { email: 'a@example.com', password, code_challenge: 'x'.repeat(43) },
      400,
      'validation_failed',
      'PKCE flow requires code_challenge_method and code_challenge',
    ],
    [
      { email: 'a@example.com', password, code_challenge: 'x', code_challenge_method: 's256' },
      400,
      'validation_failed',
      'code challenge has to be between 43 and 128 characters',
    ],
    [
      {
        email: 'a@example.com',
        password,
        code_challenge: `${'x'.repeat(43)}/`,
        code_challenge_method: 's256',
      },
      400,
      'validation_failed',
      'code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes',
    ],
  ])('rejects the body %o', async (body, status, code, message) => {
    const response = await server.request('/signup', { method: 'POST', body });
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ code, message });
  });
});
