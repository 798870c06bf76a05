import { isFull } from '@bank-bonuses/test-config/full';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addApp, codeOf, wrongCode } from '../testing/authenticatorApp.ts';
import { countStatuses, inBatches } from '../testing/batches.ts';
import { forwardedHeaders } from '../testing/forwardedHeaders.ts';
import {
  confirmedAccount,
  openNewestLink,
  startSignIn,
  type SignInServer,
} from '../testing/signInServer.ts';

const count = isFull ? 1_000 : 40;
/**
 * Number of guesses in one session with one challenge. After these, the attacker opens a new
 * session.
 */
const perSession = count / 10;

let server: SignInServer;
beforeAll(async () => {
  server = await startSignIn();
});
afterAll(() => server.close());

interface Browser {
  token: string;
  cookie: string;
}

/** Sends a POST and returns status, JSON and `Retry-After`. */
async function post(path: string, body: object, headers: Record<string, string> = {}) {
  const response = await server.request(path, { method: 'POST', headers, body });
  const json = (await response.json()) as Record<string, string>;
  return {
    status: response.status,
    retryAfter: Number(response.headers.get('retry-after')),
    cookie: response.headers.get('set-cookie')?.split(';', 1)[0] ?? '',
    json,
  };
}

const ofBrowser = ({ token, cookie }: Browser) => ({
  authorization: `Bearer ${token}`,
  ...(cookie !== '' && { cookie }),
});

async function signIn(email: string, password: string, cookie = ''): Promise<Browser> {
  const answer = await post('/token?grant_type=password', { email, password }, { cookie });
  expect(answer.status).toBe(200);
  return { token: answer.json['access_token'] ?? '', cookie };
}

/** Creates a challenge for the factor and returns the challenge's id. */
async function challenge(browser: Browser, factorId: string, headers = {}): Promise<string> {
  const path = `/factors/${factorId}/challenge`;
  const { json } = await post(path, {}, { ...ofBrowser(browser), ...headers });
  return json['id'] ?? '';
}

/** Creates a challenge and enters a code. */
async function enter(browser: Browser, factorId: string, code: string) {
  const id = await challenge(browser, factorId);
  const path = `/factors/${factorId}/verify`;
  return post(path, { challenge_id: id, code }, ofBrowser(browser));
}

/**
 * Creates an account with an authenticator app. Returns it with the owner's browser, in which a
 * correct code was entered before.
 */
async function protectedAccount() {
  const account = await confirmedAccount(server);
  const client = server.client();
  await client.signInWithPassword(account);
  const app = await addApp(server, client);
  const code = () => codeOf(server, app.secret);
  const { token } = await signIn(account.email, account.password);
  const { cookie, status } = await enter({ token, cookie: '' }, app.id, code());
  expect(status).toBe(200);
  server.advance(60);
  return { ...account, app, code, cookie };
}

describe(`${count} wrong codes from one machine with the password and forged proxy headers`, () => {
  it('allow ten guesses per account and do not lock the owner out', async () => {
    const { email, password, app, code, cookie } = await protectedAccount();
    let thief: Browser & { challengeId: string } = { token: '', cookie: '', challengeId: '' };
    const guess = async (n: number, digits: string) => {
      const headers = { ...ofBrowser(thief), ...forwardedHeaders(n) };
      const body = { challenge_id: thief.challengeId, code: digits };
      return post(`/factors/${app.id}/verify`, body, headers);
    };
    /**
     * Signs in as the attacker, alternating between a device that has signed in before and a new
     * device.
     */
    const breakIn = async (n: number) => {
      const known = await post('/token?grant_type=password', { email, password });
      const browser = await signIn(email, password, n % 2 === 0 ? known.cookie : '');
      thief = { ...browser, challengeId: await challenge(browser, app.id, forwardedHeaders(n)) };
    };
    const answers: Awaited<ReturnType<typeof guess>>[] = [];
    for (let n = 0; n < count; n += perSession) {
      await breakIn(n / perSession);
      const wrong = wrongCode(server, app.secret);
      answers.push(...(await inBatches(perSession, (m) => guess(n + m, wrong))));
    }
    expect(countStatuses(answers.map(({ status }) => status))).toEqual({
      422: 10,
      429: count - 10,
    });
    // The service ignores the forged proxy headers. If it used them, these requests would fail
    // because the network address differs from the challenge's.
    const codes = answers.filter(({ status }) => status === 422).map(({ json }) => json['code']);
    expect(new Set(codes)).toEqual(new Set(['mfa_verification_failed']));
    const waits = answers.filter(({ status }) => status === 429).map((answer) => answer.retryAfter);
    expect(waits.every((seconds) => seconds > 0 && seconds <= 600)).toBe(true);
    expect((await guess(count, code())).status).toBe(429);

    // On a device with an earlier correct code, the owner can sign in immediately. This ends the
    // attacker's sessions.
    expect((await enter(await signIn(email, password, cookie), app.id, code())).status).toBe(200);
    expect((await guess(0, code())).status).toBe(403);
    // On other devices, the owner can sign in ten minutes after the first guess, regardless of
    // later guesses.
    server.advance(599);
    const elsewhere = await signIn(email, password);
    expect((await enter(elsewhere, app.id, code())).status).toBe(429);
    server.advance(1);
    expect((await enter(elsewhere, app.id, code())).status).toBe(200);

    // With password recovery, the owner can sign in immediately, even on an unknown device.
    server.advance(60);
    await breakIn(1);
    for (let n = 0; n < 11; n += 1) await guess(n, wrongCode(server, app.secret));
    expect((await guess(0, code())).status).toBe(429);
    const client = server.client();
    await client.resetPasswordForEmail(email);
    const redirect = await openNewestLink(server, email);
    await client.exchangeCodeForSession(redirect.searchParams.get('code') ?? '');
    const entered = await client.mfa.challengeAndVerify({ factorId: app.id, code: code() });
    expect(entered.error).toBeNull();
    const changed = await client.updateUser({ password: 'battery staple' });
    expect(changed.error).toBeNull();
    expect((await guess(0, code())).status).toBe(403);
    // The new password has ended the attacker's sessions and reset the count, so the owner can sign
    // in on any device.
    server.advance(60);
    const anywhere = await signIn(email, 'battery staple');
    expect((await enter(anywhere, app.id, code())).status).toBe(200);
  });
});
