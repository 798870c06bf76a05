import { isFull } from '@bank-bonuses/test-config/full';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countStatuses, inBatches } from '../testing/batches.ts';
import { forwardedHeaders } from '../testing/forwardedHeaders.ts';
import { plainPasswords } from '../testing/plainPasswords.ts';
import {
  confirmedAccount,
  newAddress,
  openNewestLink,
  startSignIn,
  type SignInServer,
} from '../testing/signInServer.ts';

/** Number of guesses: more than the hundred that one network address is allowed. */
const count = isFull ? 1_000 : 120;

let server: SignInServer;
/**
 * Number of times that a password was compared with a hash, which is the expensive part of a guess.
 */
let comparisons = 0;
beforeAll(async () => {
  server = await startSignIn();
  server.context.passwords = {
    ...plainPasswords,
    matches(passwordHash, password) {
      comparisons += 1;
      return plainPasswords.matches(passwordHash, password);
    },
  };
});
beforeEach(() => {
  comparisons = 0;
});
afterAll(() => server.close());

function signIn(email: string, password: string, headers: Record<string, string> = {}) {
  return server.request('/token?grant_type=password', {
    method: 'POST',
    headers,
    body: { email, password },
  });
}

const cookieOf = (response: Response) => response.headers.get('set-cookie')?.split(';', 1)[0] ?? '';

async function guess(email: string, n: number) {
  const address = n % 2 === 0 ? email : email.toUpperCase();
  const device = `bank-bonuses-device=${n.toString().padStart(43, 'd')}`;
  const headers = { ...forwardedHeaders(n), ...(n % 3 === 0 && { cookie: device }) };
  const response = await signIn(address, `wrong password ${n}`, headers);
  await response.text();
  return { status: response.status, retryAfter: Number(response.headers.get('retry-after')) };
}

describe(`${count} wrong passwords from one machine with forged proxy headers`, () => {
  it('allow ten guesses and comparisons per account and do not lock the owner out', async () => {
    const { email, password } = await confirmedAccount(server);
    const cookie = cookieOf(await signIn(email, password));
    comparisons = 0;
    const answers = await inBatches(count, (n) => guess(email, n));
    expect(countStatuses(answers.map(({ status }) => status))).toEqual({
      400: 10,
      429: count - 10,
    });
    expect(comparisons).toBe(10);
    const waits = answers.filter(({ status }) => status === 429).map((answer) => answer.retryAfter);
    expect(waits.every((seconds) => seconds > 0 && seconds <= 600)).toBe(true);
    const stranger = await signIn(email, password, forwardedHeaders(count));
    expect([stranger.status, comparisons]).toEqual([429, 10]);

    // On a device that has signed in before, the owner can sign in immediately.
    expect((await signIn(email, password, { cookie })).status).toBe(200);
    // On other devices, the owner can sign in ten minutes after the first guess, regardless of
    // later guesses.
    server.advance(599);
    await guess(email, 0);
    expect((await signIn(email, password)).status).toBe(429);
    server.advance(1);
    expect((await signIn(email, password)).status).toBe(200);

    // With password recovery, the owner can sign in immediately.
    for (let n = 0; n < 11; n += 1) await guess(email, n);
    expect((await signIn(email, password)).status).toBe(429);
    const client = server.client();
    await client.resetPasswordForEmail(email);
    const redirect = await openNewestLink(server, email);
    await client.exchangeCodeForSession(redirect.searchParams.get('code') ?? '');
    await client.updateUser({ password: 'battery staple' });
    expect((await signIn(email, 'battery staple')).status).toBe(200);
  });

  it('allow a hundred guesses at different accounts and do not block other machines', async () => {
    const guessFrom = (address: string, n: number) =>
      server.postFrom(
        address,
        '/token?grant_type=password',
        { email: newAddress(), password: 'wrong password' },
        forwardedHeaders(n),
      );
    const statuses = await inBatches(count, (n) => guessFrom('203.0.113.9', n));
    expect(countStatuses(statuses)).toEqual({ 400: 100, 429: count - 100 });
    expect(comparisons).toBe(100);
    expect(await guessFrom('203.0.113.10', count)).toBe(400);
  });
});
