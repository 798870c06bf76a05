import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addApp, answerChallenge, codeOf, signedIn } from '../testing/authenticatorApp.ts';
import { startSignIn, type SignInServer } from '../testing/signInServer.ts';

let server: SignInServer;
beforeAll(async () => {
  server = await startSignIn();
});
afterAll(() => server.close());

type Session = Awaited<ReturnType<typeof signedIn>>;

async function withApp() {
  const owner = await signedIn(server);
  return { ...owner, ...(await addApp(server, owner.client)) };
}

/** Creates a challenge `times` times. Returns the statuses of the responses. */
async function challenge({ send }: Pick<Session, 'send'>, factorId: string, times: number) {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1) {
    statuses.push((await send('POST', `/factors/${factorId}/challenge`, {})).status);
  }
  return statuses;
}

describe('rate limit of challenges', () => {
  it('allows thirty challenges in ten minutes, counted over all sessions of the account', async () => {
    const owner = await withApp();
    const thief = await signedIn(server, owner.account);
    expect(await challenge(thief, owner.id, 31)).toEqual([...Array<number>(30).fill(200), 429]);
    const other = await signedIn(server, owner.account);
    expect(await other.send('POST', `/factors/${owner.id}/challenge`, {})).toMatchObject({
      status: 429,
      code: 'over_request_rate_limit',
    });
    server.advance(600);
    expect(await challenge(other, owner.id, 1)).toEqual([200]);
  });

  it('counts each account separately', async () => {
    const [one, other] = [await withApp(), await withApp()];
    await challenge(await signedIn(server, one.account), one.id, 31);
    const session = await signedIn(server, other.account);
    expect(await challenge(session, other.id, 1)).toEqual([200]);
  });

  it('resets after a correct code', async () => {
    const owner = await withApp();
    server.advance(60);
    const session = await signedIn(server, owner.account);
    await challenge(session, owner.id, 29);
    const right = await answerChallenge(session.client, owner.id, codeOf(server, owner.secret));
    expect(right.error).toBeNull();
    const next = await signedIn(server, owner.account);
    expect(await challenge(next, owner.id, 30)).not.toContain(429);
  });

  it('counts each network address too', async () => {
    const strict = await startSignIn();
    const { limits } = strict.context.settings;
    const perLoopbackAddress = { hits: 2, seconds: 300 };
    strict.context.settings = {
      ...strict.context.settings,
      limits: { ...limits, challenge: { ...limits.challenge, perLoopbackAddress } },
    };
    const statuses: number[] = [];
    for (const { client, send } of [await signedIn(strict), await signedIn(strict)]) {
      const { data } = await client.mfa.enroll({ factorType: 'totp' });
      statuses.push(...(await challenge({ send }, data?.id ?? '', 2)));
    }
    expect(statuses).toEqual([200, 200, 429, 429]);
    await strict.close();
  });
});
