import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  newAddress,
  openNewestLink,
  startSignIn,
  type SignInServer,
} from '../testing/signInServer.ts';
import { codeDigest } from './tokenMails.ts';

let server: SignInServer;
beforeAll(async () => {
  server = await startSignIn();
});
afterAll(() => server.close());

const password = 'correct horse';

async function newestCode(email: string): Promise<string> {
  const [mail] = await server.mails(email);
  return mail?.code ?? '';
}

describe('mailed six-digit code', () => {
  it('confirms the address and signs in, in any browser', async () => {
    const email = newAddress();
    await server.client().signUp({ email, password });
    const elsewhere = server.client();
    const { data, error } = await elsewhere.verifyOtp({
      email: email.toUpperCase(),
      token: await newestCode(email),
      type: 'email',
    });
    expect(error).toBeNull();
    expect(data.user?.email_confirmed_at).toBeDefined();
    const claims = await elsewhere.getClaims();
    expect(claims.data?.claims.amr).toEqual([
      { method: 'otp', timestamp: expect.any(Number) as number },
    ]);
  });

  it('can be used only once, whether by link or by code', async () => {
    const email = newAddress();
    await server.client().signUp({ email, password });
    const token = await newestCode(email);
    await openNewestLink(server, email);
    const { error } = await server.client().verifyOtp({ email, token, type: 'signup' });
    expect(error).toMatchObject({
      status: 403,
      code: 'otp_expired',
      message: 'Token has expired or is invalid',
    });
  });

  it('works only for its own address and purpose', async () => {
    const [email, other] = [newAddress(), newAddress()];
    await server.client().signUp({ email, password });
    const token = await newestCode(email);
    const wrongAddress = await server.client().verifyOtp({ email: other, token, type: 'signup' });
    const wrongPurpose = await server.client().verifyOtp({ email, token, type: 'recovery' });
    expect([wrongAddress.error?.code, wrongPurpose.error?.code]).toEqual([
      'otp_expired',
      'otp_expired',
    ]);
    // The same code has a different digest for each address, so the database does not reveal that
    // two addresses got the same code.
    const [mine, theirs] = [email, other].map((to) => codeDigest(server.context, to, token));
    expect(mine).not.toBe(theirs);
  });

  it('is locked for ten minutes after ten wrong guesses', async () => {
    const email = newAddress();
    await server.client().signUp({ email, password });
    const token = await newestCode(email);
    const wrong = token === '000000' ? '000001' : '000000';
    for (let guess = 0; guess < 10; guess += 1) {
      const { error } = await server.client().verifyOtp({ email, token: wrong, type: 'signup' });
      expect(error?.code).toBe('otp_expired');
    }
    const eleventh = await server.client().verifyOtp({ email, token, type: 'signup' });
    expect(eleventh.error).toMatchObject({ status: 429, code: 'over_request_rate_limit' });
    server.advance(600);
    const later = await server.client().verifyOtp({ email, token, type: 'signup' });
    expect(later.error).toBeNull();
  });
});

describe('wrong six-digit codes', () => {
  it('are no longer counted after a correct code', async () => {
    const email = newAddress();
    await server.client().signUp({ email, password });
    for (let round = 0; round < 2; round += 1) {
      const type = round === 0 ? 'signup' : 'recovery';
      const token = await newestCode(email);
      const wrong = token === '000000' ? '000001' : '000000';
      for (let guess = 0; guess < 9; guess += 1) {
        await server.client().verifyOtp({ email, token: wrong, type });
      }
      expect((await server.client().verifyOtp({ email, token, type })).error).toBeNull();
      await server.client().resetPasswordForEmail(email);
    }
  });
});

describe('banned user', () => {
  it('gets no session by link or code, and the address stays unconfirmed', async () => {
    const [linked, coded] = [newAddress(), newAddress()];
    const client = server.client();
    for (const email of [linked, coded]) await client.signUp({ email, password });
    const redirected = await openNewestLink(server, coded);
    await server.context.db
      .updateTable('users')
      .set({ banned_until: new Date('2999-01-01') })
      .where('email', 'in', [linked, coded])
      .execute();
    const exchanged = await client.exchangeCodeForSession(
      redirected.searchParams.get('code') ?? '',
    );
    expect(exchanged.error?.code).toBe('user_banned');
    const byDigits = { email: linked, token: await newestCode(linked), type: 'signup' } as const;
    expect((await server.client().verifyOtp(byDigits)).error?.code).toBe('user_banned');
    const refused = await openNewestLink(server, linked);
    expect(refused.searchParams.get('error_code')).toBe('user_banned');
    const { email_confirmed_at } = await server.context.db
      .selectFrom('users')
      .select('email_confirmed_at')
      .where('email', '=', linked)
      .executeTakeFirstOrThrow();
    expect(email_confirmed_at).toBeNull();
  });

  it('gets no session by the code of a recovery mail', async () => {
    const email = newAddress();
    await server.client().signUp({ email, password });
    await openNewestLink(server, email);
    await server.client().resetPasswordForEmail(email);
    await server.context.db
      .updateTable('users')
      .set({ banned_until: new Date('2999-01-01') })
      .where('email', '=', email)
      .execute();
    const byDigits = { email, token: await newestCode(email), type: 'recovery' } as const;
    const { data, error } = await server.client().verifyOtp(byDigits);
    expect([data.session, error?.code]).toEqual([null, 'user_banned']);
  });
});
