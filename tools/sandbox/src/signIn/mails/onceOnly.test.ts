import { createHash, randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Digests } from '../digests.ts';
import {
  confirmedAccount,
  newAddress,
  openNewestLink,
  startSignIn,
  type SignInServer,
} from '../testing/signInServer.ts';

let server: SignInServer;
let digests: Digests;
beforeAll(async () => {
  server = await startSignIn();
  digests = server.context.digests;
});
afterEach(() => {
  server.context.digests = digests;
});
afterAll(() => server.close());

const tabs = Array.from({ length: 5 });

/**
 * Sends the same request five times at once. Returns the number of successful responses and the
 * error codes of the others.
 */
async function atOnce(path: string, body: unknown) {
  const answers = await Promise.all(
    tabs.map(async () => {
      const response = await server.request(path, { method: 'POST', body });
      return (await response.json()) as { access_token?: string; code?: string };
    }),
  );
  return {
    won: answers.filter(({ access_token }) => access_token !== undefined).length,
    refused: answers.flatMap(({ code }) => code ?? []),
  };
}

/**
 * Blocks all database queries until digests of this purpose have been computed `times` times, so
 * that the requests race.
 */
async function holdUntilAsked(purpose: string, times: number): Promise<void> {
  const [held, allAsked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let asked = 0;
  server.context.digests = {
    ...digests,
    of(name, value) {
      if (name === purpose && ++asked === times) allAsked.resolve();
      return digests.of(name, value);
    },
  };
  void server.context.db.transaction().execute(async () => {
    held.resolve();
    await allAsked.promise;
  });
  await held.promise;
}

async function sessionsOf(email: string): Promise<number> {
  const rows = await server.context.db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select('sessions.id')
    .where('users.email', '=', email)
    .execute();
  return rows.length;
}

async function signUp(flowType: 'pkce' | 'implicit' = 'implicit'): Promise<string> {
  const email = newAddress();
  await server.client({ flowType }).signUp({ email, password: 'correct horse' });
  return email;
}

async function newestMail(email: string): Promise<{ code: string; link: string; hash: string }> {
  const [mail] = await server.mails(email);
  const link = mail?.links[0] ?? '';
  return { code: mail?.code ?? '', link, hash: new URL(link).searchParams.get('token') ?? '' };
}

const expired = Array.from({ length: 4 }, () => 'otp_expired');

describe('five concurrent requests open only one session with', () => {
  it('the six digits of a confirmation', async () => {
    const email = await signUp();
    const { code } = await newestMail(email);
    const redeemed = await atOnce('/verify', { type: 'signup', email, token: code });
    expect(redeemed).toEqual({ won: 1, refused: expired });
    expect(await sessionsOf(email)).toBe(1);
  });

  it('the six digits of a recovery', async () => {
    const { email } = await confirmedAccount(server);
    await server.client().resetPasswordForEmail(email);
    const { code } = await newestMail(email);
    const redeemed = await atOnce('/verify', { type: 'recovery', email, token: code });
    expect(redeemed).toEqual({ won: 1, refused: expired });
    expect(await sessionsOf(email)).toBe(1);
  });

  it('a token hash', async () => {
    const email = await signUp('pkce');
    const { hash } = await newestMail(email);
    const redeemed = await atOnce('/verify', { type: 'email', token_hash: hash });
    expect(redeemed).toEqual({ won: 1, refused: expired });
    expect(await sessionsOf(email)).toBe(1);
    const flows = await server.context.db
      .selectFrom('flow_states')
      .innerJoin('users', 'users.id', 'flow_states.user_id')
      .select('flow_states.id')
      .where('users.email', '=', email)
      .execute();
    expect(flows).toEqual([]);
  });

  it('a link without PKCE', async () => {
    const email = await signUp();
    const { link } = await newestMail(email);
    const targets = await Promise.all(
      tabs.map(async () => {
        const response = await fetch(link, { redirect: 'manual' });
        return response.headers.get('location') ?? '';
      }),
    );
    expect(targets.filter((target) => target.includes('#access_token='))).toHaveLength(1);
    expect(targets.filter((target) => target.includes('otp_expired'))).toHaveLength(4);
    expect(await sessionsOf(email)).toBe(1);
  });

  it('the authorization code of a link', async () => {
    const email = newAddress();
    const verifier = randomBytes(48).toString('base64url');
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    await server.request('/signup', {
      method: 'POST',
      body: {
        email,
        password: 'correct horse',
        code_challenge: challenge,
        code_challenge_method: 's256',
      },
    });
    const code = (await openNewestLink(server, email)).searchParams.get('code');
    const exchange = { auth_code: code, code_verifier: verifier };
    // Ensures that all requests find the flow before the first request deletes it.
    await holdUntilAsked('auth-code', tabs.length);
    expect(await atOnce('/token?grant_type=pkce', exchange)).toEqual({
      won: 1,
      refused: Array.from({ length: 4 }, () => 'flow_state_not_found'),
    });
    expect(await sessionsOf(email)).toBe(1);
  });
});

describe('a link and the six digits of one mail', () => {
  it('open only one session if they are used at the same time', async () => {
    const email = await signUp();
    const { code, link } = await newestMail(email);
    const [followed, verified] = await Promise.all([
      fetch(link, { redirect: 'manual' }),
      server.request('/verify', { method: 'POST', body: { type: 'signup', email, token: code } }),
    ]);
    const won = [followed.headers.get('location')?.includes('#access_token='), verified.ok];
    expect(won.filter(Boolean)).toHaveLength(1);
    expect(await sessionsOf(email)).toBe(1);
  });
});
