import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addApp, signedIn } from '../testing/authenticatorApp.ts';
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

type Client = ReturnType<SignInServer['client']>;

const askFor = (email: string, client: Client = server.client()) =>
  client.signInWithOtp({ email, options: { shouldCreateUser: false } });

const verify = (email: string, token: string, client: Client = server.client()) =>
  client.verifyOtp({ email, token, type: 'email' });

async function newestCode(email: string): Promise<string> {
  const mail = (await server.mails(email)).find(({ code }) => code !== null);
  return mail?.code ?? '';
}

/**
 * Creates an account and requests a sign-in code for it. Returns the account with the mailed code.
 */
async function codeSent() {
  const account = await confirmedAccount(server);
  expect((await askFor(account.email)).error).toBeNull();
  return { ...account, token: await newestCode(account.email) };
}

describe('sign-in code', () => {
  it.each(['pkce', 'implicit'] as const)('opens a session (%s)', async (flowType) => {
    const { email } = await confirmedAccount(server);
    const client = server.client({ flowType });
    expect(await askFor(email, client)).toEqual({
      data: { user: null, session: null },
      error: null,
    });
    const { data, error } = await verify(email.toUpperCase(), await newestCode(email), client);
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, recovery_sent_at: expect.any(String) as string });
    const claims = await client.getClaims();
    expect(claims.data?.claims).toMatchObject({ aal: 'aal1', amr: [{ method: 'otp' }] });
  });

  it('arrives in a mail that names its purpose and has no link', async () => {
    const { email, token } = await codeSent();
    const [mail] = await server.mails(email);
    expect(mail).toMatchObject({
      subject: 'Your Bank Bonuses verification code',
      links: [],
      code: expect.stringMatching(/^\d{6}$/) as string,
    });
    for (const sentence of [
      'We received a request to change how you log in to your Bank Bonuses account.',
      'Enter this code to confirm that it is you:',
      token,
      'The code works once and expires in 1 hour.',
      'If this was not you, do not share the code, and change your password.',
    ]) {
      expect(mail?.text).toContain(sentence);
    }
    expect(mail?.html).not.toContain('href=');
  });

  it('can be verified with the types email and magiclink only', async () => {
    const { email, token } = await codeSent();
    for (const type of ['signup', 'recovery', 'email_change', 'invite'] as const) {
      const { error } = await server.client().verifyOtp({ email, token, type });
      expect(error?.code).toBe('otp_expired');
    }
    const { error } = await server.client().verifyOtp({ email, token, type: 'magiclink' });
    expect(error).toBeNull();
  });

  it('can be used only once', async () => {
    const { email, token } = await codeSent();
    expect((await verify(email, token)).error).toBeNull();
    expect((await verify(email, token)).error).toMatchObject({
      status: 403,
      code: 'otp_expired',
      message: 'Token has expired or is invalid',
    });
  });

  it('expires after an hour', async () => {
    const { email, token } = await codeSent();
    server.advance(3_600);
    expect((await verify(email, token)).error?.code).toBe('otp_expired');
  });

  it('is replaced by the next code, which is sent after a minute at the earliest', async () => {
    const { email, token } = await codeSent();
    server.advance(59);
    expect((await askFor(email)).error).toMatchObject({
      status: 429,
      code: 'over_email_send_rate_limit',
    });
    server.advance(1);
    expect((await askFor(email)).error).toBeNull();
    const next = await newestCode(email);
    if (next !== token) expect((await verify(email, token)).error?.code).toBe('otp_expired');
    expect((await verify(email, next)).error).toBeNull();
  });

  it('does not affect a recovery mail or its interval', async () => {
    const { email } = await confirmedAccount(server);
    const client = server.client();
    await client.resetPasswordForEmail(email);
    const [recovery] = await server.mails(email);
    expect((await askFor(email)).error).toBeNull();
    const type = 'recovery';
    const { error } = await client.verifyOtp({ email, token: recovery?.code ?? '', type });
    expect(error).toBeNull();
  });

  it('opens a session at AAL1 for a user with a second factor', async () => {
    const { account, client } = await signedIn(server);
    await addApp(server, client);
    await askFor(account.email);
    const elsewhere = server.client();
    await verify(account.email, await newestCode(account.email), elsewhere);
    expect((await elsewhere.getClaims()).data?.claims.aal).toBe('aal1');
  });

  it('is rejected for a banned user', async () => {
    const { email, token } = await codeSent();
    await server.context.db
      .updateTable('users')
      .set({ banned_until: new Date('2999-01-01') })
      .where('email', '=', email)
      .execute();
    expect((await verify(email, token)).error?.code).toBe('user_banned');
  });
});

describe('requesting a sign-in code', () => {
  it('has the same responses for addresses with and without an account', async () => {
    const { email } = await confirmedAccount(server);
    const seen = [];
    for (const address of [email, newAddress()]) {
      const asked = { method: 'POST', body: { email: address, create_user: false } };
      const first = await server.request('/otp', asked);
      const second = await server.request('/otp', asked);
      seen.push([
        [first.status, await first.json()],
        [second.status, await second.json(), second.headers.get('retry-after')],
      ]);
    }
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[0]?.[0]).toEqual([200, {}]);
    expect(seen[0]?.[1]).toMatchObject([429, { code: 'over_email_send_rate_limit' }, '60']);
  });

  it('mails nothing to an unconfirmed address', async () => {
    const email = newAddress();
    await server.client().signUp({ email, password: 'correct horse' });
    const before = await server.mails(email);
    expect((await askFor(email)).error).toBeNull();
    expect(await server.mails(email)).toEqual(before);
  });

  it.each([{}, { create_user: true }, { create_user: null }])(
    'is rejected if the request allows a sign-up: %j',
    async (wish) => {
      const { email } = await confirmedAccount(server);
      const before = await server.mails(email);
      for (const address of [email, newAddress()]) {
        const body = { email: address, ...wish };
        const answer = await server.request('/otp', { method: 'POST', body });
        expect([answer.status, await answer.json()]).toEqual([
          422,
          { code: 'otp_disabled', message: 'Signups not allowed for otp' },
        ]);
      }
      expect(await server.mails(email)).toEqual(before);
    },
  );

  it.each([
    [{}, 400, 'validation_failed'],
    [{ email: 'a@example.com', phone: '+15550100' }, 400, 'validation_failed'],
    [{ email: 'not an address' }, 400, 'validation_failed'],
    [{ email: 'a@example.com', create_user: 'no' }, 400, 'bad_json'],
    [{ email: 'a@example.com', code_challenge: 'short' }, 400, 'validation_failed'],
    [{ phone: '+15550100' }, 400, 'phone_provider_disabled'],
  ])('is rejected with the body %j', async (wish, status, code) => {
    const body = { create_user: false, ...wish };
    const answer = await server.request('/otp', { method: 'POST', body });
    expect([answer.status, answer.headers.get('x-sb-error-code')]).toEqual([status, code]);
  });
});

describe('sign-in code is invalidated', () => {
  it('by a new password', async () => {
    const { email, password, token } = await codeSent();
    const client = server.client();
    await client.signInWithPassword({ email, password });
    await client.updateUser({ password: 'battery staple' });
    expect((await verify(email, token)).error?.code).toBe('otp_expired');
  });

  it('by a change of address, for the old address and the new address', async () => {
    const { email, password, token } = await codeSent();
    const client = server.client();
    await client.signInWithPassword({ email, password });
    const next = newAddress('new');
    await client.updateUser({ email: next });
    for (const to of [email, next]) await openNewestLink(server, to);
    expect((await client.refreshSession()).data.user?.email).toBe(next);
    for (const address of [email, next]) {
      expect((await verify(address, token)).error?.code).toBe('otp_expired');
    }
  });
});
