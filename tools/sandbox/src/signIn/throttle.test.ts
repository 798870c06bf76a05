import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  confirmedAccount,
  newAddress,
  openNewestLink,
  startSignIn,
  type SignInServer,
} from './testing/signInServer.ts';

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
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    cookie: response.headers.get('set-cookie')?.split(';', 1)[0],
    body: (await response.json()) as unknown,
  };
}

async function guessTenTimes(email: string, cookie?: string): Promise<void> {
  for (let guess = 0; guess < 10; guess += 1) await signIn(email, 'wrong password', cookie);
}

describe('wrong passwords', () => {
  it('lock an account after ten, whoever has it, for ten minutes at most', async () => {
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

  it('are told the wait in whole seconds, rounded up', async () => {
    const { email } = await confirmedAccount(server);
    await guessTenTimes(email);
    server.advance(0.7);
    expect((await signIn(email, 'wrong password')).retryAfter).toBe('600');
    server.advance(598.4);
    expect((await signIn(email, 'wrong password')).retryAfter).toBe('1');
  });

  it('are counted even when they come at once', async () => {
    const { email } = await confirmedAccount(server);
    const answers = await Promise.all(
      Array.from({ length: 14 }, () => signIn(email, 'wrong password')),
    );
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
  });

  it('are forgotten after the right one', async () => {
    const { email, password } = await confirmedAccount(server);
    for (let round = 0; round < 3; round += 1) {
      for (let guess = 0; guess < 9; guess += 1) await signIn(email, 'wrong password');
      expect((await signIn(email, password)).status).toBe(200);
    }
  });

  it('of a stranger do not lock out a device that has signed in before', async () => {
    const { email, password } = await confirmedAccount(server);
    const { cookie } = await signIn(email, password);
    await guessTenTimes(email);
    expect((await signIn(email, password)).status).toBe(429);
    expect((await signIn(email, password, cookie)).status).toBe(200);
    const other = await confirmedAccount(server);
    await guessTenTimes(other.email);
    expect((await signIn(other.email, other.password, cookie)).status).toBe(429);
  });

  it('on a known device lock that device alone', async () => {
    const { email, password } = await confirmedAccount(server);
    const { cookie } = await signIn(email, password);
    await guessTenTimes(email, cookie);
    expect((await signIn(email, password, cookie)).status).toBe(429);
    expect((await signIn(email, password)).status).toBe(200);
  });

  it('are forgotten when the owner sets a new password by mail', async () => {
    const { email, password } = await confirmedAccount(server);
    const { cookie } = await signIn(email, password);
    await guessTenTimes(email);
    await guessTenTimes(email, cookie);
    const client = server.client();
    await client.resetPasswordForEmail(email);
    const landing = await openNewestLink(server, email);
    await client.exchangeCodeForSession(landing.searchParams.get('code') ?? '');
    await client.updateUser({ password: 'battery staple' });
    expect((await signIn(email, 'battery staple')).status).toBe(200);
    expect((await signIn(email, 'battery staple', cookie)).status).toBe(200);
  });
});

describe('a device', () => {
  it('is named out of reach of scripts and of other sites', async () => {
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

describe('the service that proves a password', () => {
  it('is no device', async () => {
    const { email, password } = await confirmedAccount(server);
    const response = await server.request('/token?grant_type=password', {
      method: 'POST',
      headers: { apikey: 'sb_secret_test' },
      body: { email, password },
    });
    expect([response.status, response.headers.get('set-cookie')]).toEqual([200, null]);
  });
});

describe('limits per address', () => {
  it('let a test run on one machine sign up dozens of people', async () => {
    for (let person = 0; person < 40; person += 1) {
      const { error } = await server
        .client()
        .signUp({ email: newAddress(), password: 'correct horse' });
      expect(error).toBeNull();
    }
  });

  it('hold for every kind of request', async () => {
    const one = { hits: 1, seconds: 300 };
    const few = { perAccount: one, perAddress: one, perLoopbackAddress: { hits: 2, seconds: 300 } };
    const limits = { signIn: few, signUp: few, mail: few, code: few };
    const strict = await startSignIn({ limits, mailIntervalSeconds: 0 });
    const requests: [string, unknown][] = [
      ['/token?grant_type=password', { password: 'wrong password' }],
      ['/signup', { password: 'correct horse' }],
      ['/recover', {}],
      ['/verify', { type: 'signup', token: '123456' }],
    ];
    for (const [path, body] of requests) {
      const statuses: number[] = [];
      for (let repeat = 0; repeat < 3; repeat += 1) {
        const response = await strict.request(path, {
          method: 'POST',
          body: { email: newAddress(), ...(body as object) },
        });
        statuses.push(response.status);
      }
      expect([path, statuses[2]]).toEqual([path, 429]);
      expect(statuses.slice(0, 2)).not.toContain(429);
    }
    await strict.close();
  });
});
