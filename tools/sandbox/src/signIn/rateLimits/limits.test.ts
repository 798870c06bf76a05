import { describe, expect, it } from 'vitest';
import type { RequestLimits } from '../settings.ts';
import { newAddress, startSignIn, type SignInServer } from '../testing/signInServer.ts';

const kindsOfRequests: [string, object][] = [
  ['/token?grant_type=password', { password: 'wrong password' }],
  ['/signup', { password: 'correct horse' }],
  ['/recover', {}],
  ['/otp', { create_user: false }],
  ['/resend', { type: 'signup' }],
  ['/verify', { type: 'signup', token: '123456' }],
];

/** Starts a service that applies the same limits to every kind of request. */
function startStrict(every: RequestLimits): Promise<SignInServer> {
  return startSignIn({
    limits: {
      signIn: every,
      signUp: every,
      mail: every,
      code: every,
      challenge: every,
      factor: every,
    },
    mailIntervalSeconds: 0,
  });
}

const many = { hits: 1_000, seconds: 300 };
const two = { hits: 2, seconds: 300 };
const one = { hits: 1, seconds: 300 };

describe('rate limits per account', () => {
  it.each(kindsOfRequests)('apply to %s for every spelling of the address', async (path, body) => {
    const strict = await startStrict({
      perAccount: two,
      perAddress: many,
      perLoopbackAddress: many,
    });
    const email = newAddress();
    const post = async (address: string) => {
      const request = { method: 'POST', body: { ...body, email: address } };
      return (await strict.request(path, request)).status;
    };
    expect(await post(email)).not.toBe(429);
    expect(await post(email.toUpperCase())).not.toBe(429);
    expect(await post(email)).toBe(429);
    expect(await post(newAddress())).not.toBe(429);
    strict.advance(300);
    expect(await post(email)).not.toBe(429);
    await strict.close();
  });
});

describe('rate limits per network address', () => {
  it.each(kindsOfRequests)(
    'apply to %s, and are lower for other addresses than for loopback addresses',
    async (path, body) => {
      const limits = { perAccount: many, perAddress: one, perLoopbackAddress: two };
      const addresses: [string, number][] = [
        ['127.0.0.1', 2],
        ['127.8.9.1', 2],
        ['::1', 2],
        ['::ffff:127.0.0.1', 2],
        ['203.0.113.9', 1],
        ['12.7.0.1', 1],
        ['::ffff:203.0.113.9', 1],
        ['2001:db8::1', 1],
      ];
      const strict = await startStrict(limits);
      for (const [address, hits] of addresses) {
        const post = () => strict.postFrom(address, path, { ...body, email: newAddress() });
        for (let hit = 0; hit < hits; hit += 1) expect(await post()).not.toBe(429);
        expect([address, await post()]).toEqual([address, 429]);
      }
      strict.advance(300);
      const again = await strict.postFrom('203.0.113.9', path, { ...body, email: newAddress() });
      expect(again).not.toBe(429);
      await strict.close();
    },
  );

  it('apply to mailed links, which a browser opens with GET', async () => {
    const strict = await startStrict({
      perAccount: many,
      perAddress: one,
      perLoopbackAddress: two,
    });
    const statuses: number[] = [];
    for (const token of ['a', 'b', 'c']) {
      statuses.push((await strict.request(`/verify?type=signup&token=${token}`)).status);
    }
    expect(statuses).toEqual([303, 303, 429]);
    await strict.close();
  });
});
