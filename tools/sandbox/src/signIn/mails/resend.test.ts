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

async function newestMail(email: string) {
  const [mail] = await server.mails(email);
  return mail;
}

/** Creates an account and requests a new address for it, which is not confirmed yet. */
async function changingAddress() {
  const account = await confirmedAccount(server);
  const email = newAddress('new');
  const client = server.client();
  await client.signInWithPassword(account);
  await client.updateUser({ email });
  return { account, email };
}

describe('resend', () => {
  it('mails a new link that replaces the old one', async () => {
    const email = newAddress();
    await server.client().signUp({ email, password });
    const [first] = await server.mails(email);
    const tooSoon = await server.client().resend({ type: 'signup', email });
    expect(tooSoon.error?.code).toBe('over_email_send_rate_limit');
    server.advance(61);
    const client = server.client();
    expect((await client.resend({ type: 'signup', email })).error).toBeNull();
    const flows = await server.context.db
      .selectFrom('flow_states')
      .innerJoin('users', 'users.id', 'flow_states.user_id')
      .select('flow_states.id')
      .where('users.email', '=', email)
      .execute();
    expect(flows).toHaveLength(1);
    const old = await fetch(first?.links[0] ?? '', { redirect: 'manual' });
    expect(old.headers.get('location')).toContain('otp_expired');
    const redirected = await openNewestLink(server, email);
    const { error } = await client.exchangeCodeForSession(
      redirected.searchParams.get('code') ?? '',
    );
    expect(error).toBeNull();
  });

  it('responds the same for addresses with and without an account', async () => {
    const { email } = await confirmedAccount(server);
    server.advance(61);
    const mailsBefore = await server.mails(email);
    for (const address of [email, newAddress()]) {
      const first = await server.client().resend({ type: 'signup', email: address });
      const second = await server.client().resend({ type: 'signup', email: address });
      expect([first.error?.code, second.error?.code]).toEqual([
        undefined,
        'over_email_send_rate_limit',
      ]);
    }
    expect(await server.mails(email)).toEqual(mailsBefore);
  });

  it('mails both links of a change of address again and invalidates the old links', async () => {
    const { account, email } = await changingAddress();
    const older = [await newestMail(account.email), await newestMail(email)];
    const ask = () => server.client().resend({ type: 'email_change', email: account.email });
    expect((await ask()).error?.code).toBe('over_email_send_rate_limit');
    server.advance(61);
    expect((await ask()).error).toBeNull();
    for (const mail of older) {
      const dead = await fetch(mail?.links[0] ?? '', { redirect: 'manual' });
      expect(dead.headers.get('location')).toContain('otp_expired');
    }
    for (const to of [account.email, email]) await openNewestLink(server, to);
    expect((await server.client().signInWithPassword({ email, password })).error).toBeNull();
  });

  it.each(['signup', 'email_change'] as const)(
    'mails nothing for %s to an account without a pending request',
    async (type) => {
      const { email } = await confirmedAccount(server);
      server.advance(61);
      const before = await server.mails(email);
      expect((await server.client().resend({ type, email })).error).toBeNull();
      expect(await server.mails(email)).toEqual(before);
    },
  );

  it('mails nothing if another kind of mail is pending than the requested one', async () => {
    const { account } = await changingAddress();
    const unconfirmed = newAddress();
    await server.client().signUp({ email: unconfirmed, password });
    server.advance(61);
    for (const [type, email] of [
      ['signup', account.email],
      ['email_change', unconfirmed],
    ] as const) {
      const before = await server.mails(email);
      expect((await server.client().resend({ type, email })).error).toBeNull();
      expect(await server.mails(email)).toEqual(before);
    }
  });

  it('does not reveal that the new address now belongs to another account', async () => {
    const { account, email } = await changingAddress();
    await server.client().signUp({ email, password });
    server.advance(61);
    const before = await server.mails(account.email);
    const answer = await server.client().resend({ type: 'email_change', email: account.email });
    expect(answer.error).toBeNull();
    expect(await server.mails(account.email)).toEqual(before);
  });

  it.each([
    [{}, 'Missing one of these types: signup, email_change, sms, phone_change'],
    [{ type: 'signup' }, 'Missing email address or phone number'],
    [{ type: 'signup', phone: '5550100' }, 'Type provided requires an email address'],
    [{ type: 'sms' }, 'Type provided requires a phone number'],
  ])('rejects the body %o', async (body, message) => {
    const response = await server.request('/resend', { method: 'POST', body });
    expect(await response.json()).toEqual({ code: 'validation_failed', message });
  });
});
