import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addApp,
  answerChallenge,
  codeOf,
  signedIn,
  wrongCode,
} from '../testing/authenticatorApp.ts';
import { startSignIn, type SignInServer } from '../testing/signInServer.ts';

let server: SignInServer;
beforeAll(async () => {
  server = await startSignIn();
});
afterAll(() => server.close());

async function withApp() {
  const owner = await signedIn(server);
  const factor = await addApp(server, owner.client);
  return { ...owner, ...factor };
}

/** Enters `times` wrong codes for the same challenge. */
async function guess(
  { send, client }: Awaited<ReturnType<typeof signedIn>>,
  { id, secret }: { id: string; secret: string },
  times: number,
) {
  const { data } = await client.mfa.challenge({ factorId: id });
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const body = { challenge_id: data?.id, code: wrongCode(server, secret) };
    statuses.push((await send('POST', `/factors/${id}/verify`, body)).status);
  }
  return statuses;
}

describe('wrong codes of the second step', () => {
  it('lock the second step after ten attempts for ten minutes, in all sessions of unknown devices', async () => {
    const owner = await withApp();
    const thief = await signedIn(server, owner.account);
    expect(await guess(thief, owner, 12)).toEqual([...Array<number>(10).fill(422), 429, 429]);
    const other = await signedIn(server, owner.account);
    const right = await answerChallenge(other.client, owner.id, codeOf(server, owner.secret));
    expect(right.error).toMatchObject({ status: 429, code: 'over_request_rate_limit' });
    server.advance(600);
    const late = await answerChallenge(other.client, owner.id, codeOf(server, owner.secret));
    expect(late.error).toBeNull();
  });

  it('return Retry-After', async () => {
    const owner = await withApp();
    const { data } = await owner.client.mfa.challenge({ factorId: owner.id });
    const { data: session } = await owner.client.getSession();
    const post = () =>
      server.request(`/factors/${owner.id}/verify`, {
        method: 'POST',
        headers: { authorization: `Bearer ${session.session?.access_token ?? ''}` },
        body: { challenge_id: data?.id, code: wrongCode(server, owner.secret) },
      });
    for (let time = 0; time < 10; time += 1) await post();
    server.advance(100);
    expect((await post()).headers.get('retry-after')).toBe('500');
  });

  it('are no longer counted after a correct code', async () => {
    const owner = await withApp();
    const again = await signedIn(server, owner.account);
    await guess(again, owner, 9);
    const right = await answerChallenge(again.client, owner.id, codeOf(server, owner.secret));
    expect(right.error).toBeNull();
    expect(await guess(again, owner, 10)).not.toContain(429);
  });

  it('are counted separately on a device where a correct code was entered, but not after a password alone', async () => {
    const owner = await withApp();
    const post = async (cookie: string, code: string) => {
      const { session } = await signedIn(server, owner.account);
      const headers = { cookie, authorization: `Bearer ${session.access_token}` };
      const asked = await server.request(`/factors/${owner.id}/challenge`, {
        method: 'POST',
        headers,
      });
      const { id } = (await asked.json()) as { id: string };
      const body = { challenge_id: id, code };
      return server.request(`/factors/${owner.id}/verify`, { method: 'POST', headers, body });
    };
    const nameOf = (answer: Response) => answer.headers.get('set-cookie')?.split(';')[0] ?? '';
    const passed = nameOf(await post('', codeOf(server, owner.secret)));
    const body = { ...owner.account };
    const signIn = { method: 'POST', body };
    const known = nameOf(await server.request('/token?grant_type=password', signIn));
    expect([passed, known]).not.toContain('');
    server.advance(60);
    await guess(await signedIn(server, owner.account), owner, 10);
    const code = codeOf(server, owner.secret);
    expect((await post(known, code)).status).toBe(429);
    expect((await post(passed, code)).status).toBe(200);
  });

  it('are counted per network address too', async () => {
    const strict = await startSignIn();
    const { limits } = strict.context.settings;
    const one = { hits: 1, seconds: 300 };
    const factor = { ...limits.factor, perLoopbackAddress: one };
    strict.context.settings = { ...strict.context.settings, limits: { ...limits, factor } };
    const [first, second] = [await signedIn(strict), await signedIn(strict)];
    const statuses: number[] = [];
    for (const { client, send } of [first, second]) {
      const { data } = await client.mfa.enroll({ factorType: 'totp' });
      const body = { challenge_id: 'unknown', code: '123456' };
      statuses.push((await send('POST', `/factors/${data?.id ?? ''}/verify`, body)).status);
    }
    expect(statuses).toEqual([422, 429]);
    await strict.close();
  });
});
