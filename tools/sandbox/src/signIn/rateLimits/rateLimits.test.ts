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

async function signIn(email: string, password: string, cookie?: string, on = server) {
  const response = await on.request('/token?grant_type=password', {
    method: 'POST',
    headers: { cookie },
    body: { email, password },
  });
  const body = (await response.json()) as Record<string, string>;
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    cookie: response.headers.get('set-cookie')?.split(';', 1)[0],
    body,
    token: body['access_token'] ?? '',
  };
}

async function guessTenTimes(email: string, cookie?: string): Promise<void> {
  for (let guess = 0; guess < 10; guess += 1) await signIn(email, 'wrong password', cookie);
}

describe('wrong passwords', () => {
  it('lock an address after ten attempts for ten minutes, with or without an account', async () => {
    const account = await confirmedAccount(server);
    for (const email of [account.email, newAddress()]) {
      await guessTenTimes(email);
      const locked = await signIn(email, account.password);
      expect(locked).toMatchObject({
        status: 429,
        retryAfter: '600',
        body: { code: 'over_request_rate_limit', message: 'Request rate limit reached' },
      });
    }
    server.advance(599);
    expect((await signIn(account.email, account.password)).status).toBe(429);
    server.advance(1);
    expect((await signIn(account.email, account.password)).status).toBe(200);
  });

  it('return Retry-After in full seconds, rounded up', async () => {
    const email = newAddress();
    await guessTenTimes(email);
    server.advance(0.5);
    expect((await signIn(email, 'wrong password')).retryAfter).toBe('600');
    server.advance(599);
    expect((await signIn(email, 'wrong password')).retryAfter).toBe('1');
  });

  it('are all counted if they are sent at the same time', async () => {
    const { email } = await confirmedAccount(server);
    const answers = await Promise.all(
      Array.from({ length: 14 }, () => signIn(email, 'wrong password')),
    );
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
  });

  it('are no longer counted after the correct password', async () => {
    const { email, password } = await confirmedAccount(server);
    for (let round = 0; round < 3; round += 1) {
      for (let guess = 0; guess < 9; guess += 1) await signIn(email, 'wrong password');
      expect((await signIn(email, password)).status).toBe(200);
    }
  });

  it('from other devices do not lock out a device that has signed in before', async () => {
    const { email, password } = await confirmedAccount(server);
    const { cookie } = await signIn(email, password);
    await guessTenTimes(email);
    expect((await signIn(email, password)).status).toBe(429);
    expect(await signIn(email, password, cookie)).toMatchObject({ status: 200, cookie });
    const other = await confirmedAccount(server);
    await guessTenTimes(other.email);
    expect((await signIn(other.email, other.password, cookie)).status).toBe(429);
  });

  it('on a known device lock only that device', async () => {
    const { email, password } = await confirmedAccount(server);
    const { cookie } = await signIn(email, password);
    await guessTenTimes(email, cookie);
    expect((await signIn(email, password, cookie)).status).toBe(429);
    expect((await signIn(email, password)).status).toBe(200);
  });

  it('are no longer counted after the owner sets a new password by mail', async () => {
    const { email, password } = await confirmedAccount(server);
    const { cookie } = await signIn(email, password);
    await guessTenTimes(email);
    await guessTenTimes(email, cookie);
    const client = server.client();
    await client.resetPasswordForEmail(email);
    const redirect = await openNewestLink(server, email);
    await client.exchangeCodeForSession(redirect.searchParams.get('code') ?? '');
    await client.updateUser({ password: 'battery staple' });
    expect((await signIn(email, 'battery staple')).status).toBe(200);
    expect((await signIn(email, 'battery staple', cookie)).status).toBe(200);
  });
});

describe('correct passwords', () => {
  it.each(['a known device', 'browsers without a device cookie', 'the service'])(
    'from %s never lock the account',
    async (from) => {
      const { email, password } = await confirmedAccount(server);
      const { cookie } = await signIn(email, password);
      const headers = {
        'a known device': { cookie },
        'browsers without a device cookie': {},
        'the service': { apikey: 'sb_secret_test' },
      }[from];
      const statuses: number[] = [];
      for (let count = 0; count < 13; count += 1) {
        const request = { method: 'POST', headers, body: { email, password } };
        statuses.push((await server.request('/token?grant_type=password', request)).status);
      }
      expect(statuses).toEqual(Array(13).fill(200));
    },
  );

  it('never lock the account of an unconfirmed address', async () => {
    const account = { email: newAddress(), password: 'correct horse' };
    await server.client().signUp(account);
    const codes = new Set<string | undefined>();
    for (let count = 0; count < 13; count += 1) {
      codes.add((await signIn(account.email, account.password)).body['code']);
    }
    expect([...codes]).toEqual(['email_not_confirmed']);
  });

  it('on a known device do not reset the count of unknown devices, or the other way around', async () => {
    const { email, password } = await confirmedAccount(server);
    const { cookie } = await signIn(email, password);
    await guessTenTimes(email);
    expect((await signIn(email, password, cookie)).status).toBe(200);
    expect((await signIn(email, password)).status).toBe(429);
    server.advance(600);
    await guessTenTimes(email, cookie);
    expect((await signIn(email, password)).status).toBe(200);
    expect((await signIn(email, password, cookie)).status).toBe(429);
  });
});

describe('device', () => {
  it('stays known and is unlocked if a new password is set on it; other devices become unknown', async () => {
    const { email, password } = await confirmedAccount(server);
    const [here, there] = [await signIn(email, password), await signIn(email, password)];
    await guessTenTimes(email, here.cookie);
    const changed = await server.request('/user', {
      method: 'PUT',
      headers: { authorization: `Bearer ${here.token}`, cookie: here.cookie },
      body: { password: 'battery staple' },
    });
    expect(changed.status).toBe(200);
    await guessTenTimes(email);
    expect((await signIn(email, 'battery staple', there.cookie)).status).toBe(429);
    expect((await signIn(email, 'battery staple', here.cookie)).status).toBe(200);
  });

  it.each(['the six digits', 'a link'])('is known after password recovery with %s', async (via) => {
    const { email, password } = await confirmedAccount(server);
    const verifier = 'v'.repeat(43);
    const recovery = { email, code_challenge: verifier, code_challenge_method: 'plain' };
    await server.request('/recover', { method: 'POST', body: recovery });
    const [mail] = await server.mails(email);
    const byDigits = { type: 'recovery', email, token: mail?.code };
    const redirect = via === 'a link' ? await openNewestLink(server, email) : undefined;
    const byLink = { auth_code: redirect?.searchParams.get('code'), code_verifier: verifier };
    const response = await (redirect === undefined
      ? server.request('/verify', { method: 'POST', body: byDigits })
      : server.request('/token?grant_type=pkce', { method: 'POST', body: byLink }));
    const cookie = response.headers.get('set-cookie')?.split(';', 1)[0];
    expect([response.status, cookie]).toEqual([200, expect.stringMatching(/=[\w-]{43}$/)]);
    await guessTenTimes(email);
    expect((await signIn(email, password, cookie)).status).toBe(200);
  });

  it('is unknown if the name in its cookie was not issued by a sign-in', async () => {
    const { email, password } = await confirmedAccount(server);
    await guessTenTimes(email);
    for (const name of ['', 'x', 'd'.repeat(43), `${'d'.repeat(43)}; a=b`]) {
      const { status } = await signIn(email, password, `bank-bonuses-device=${name}`);
      expect([name, status]).toEqual([name, 429]);
    }
  });

  it('is named in a cookie with HttpOnly and SameSite=Strict', async () => {
    const { email, password } = await confirmedAccount(server);
    const response = await server.request('/token?grant_type=password', {
      method: 'POST',
      body: { email, password },
    });
    expect(response.headers.get('set-cookie')).toMatch(
      /^bank-bonuses-device=[\w-]{43}; Path=\/auth\/v1; Max-Age=15552000; HttpOnly; SameSite=Strict$/,
    );
  });
});

describe('sign-in request with the secret key', () => {
  it('gets no device cookie', async () => {
    const { email, password } = await confirmedAccount(server);
    const response = await server.request('/token?grant_type=password', {
      method: 'POST',
      headers: { apikey: 'sb_secret_test' },
      body: { email, password },
    });
    expect([response.status, response.headers.get('set-cookie')]).toEqual([200, null]);
  });
});
