import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmedAccount, startSignIn, type SignInServer } from '../testing/signInServer.ts';

let server: SignInServer;
beforeAll(async () => {
  server = await startSignIn();
});
afterAll(() => server.close());

interface Answer {
  status: number;
  token: string;
  accessToken: string;
  code: string;
}

async function refresh(refreshToken: string): Promise<Answer> {
  const response = await server.request('/token?grant_type=refresh_token', {
    method: 'POST',
    body: { refresh_token: refreshToken },
  });
  const body = (await response.json()) as Record<string, string>;
  return {
    status: response.status,
    token: body['refresh_token'] ?? '',
    accessToken: body['access_token'] ?? '',
    code: body['code'] ?? '',
  };
}

async function signedIn(): Promise<string> {
  const account = await confirmedAccount(server);
  const { data } = await server.client().signInWithPassword(account);
  return data.session?.refresh_token ?? '';
}

describe('refresh', () => {
  it('returns new tokens with the same session id, assurance level and sign-in methods', async () => {
    const account = await confirmedAccount(server);
    const client = server.client();
    const before = await client.signInWithPassword(account);
    server.advance(5);
    const after = await client.refreshSession();
    expect(after.error).toBeNull();
    expect(after.data.session?.refresh_token).not.toBe(before.data.session?.refresh_token);
    const [old, fresh] = [before, after].map(({ data }) =>
      decodeJwt(data.session?.access_token ?? ''),
    );
    expect(fresh).toMatchObject({
      session_id: old?.['session_id'],
      aal: old?.['aal'],
      amr: old?.['amr'],
    });
    expect(fresh?.iat).toBe((old?.iat ?? 0) + 5);
  });

  it('returns the active token again for its parent, without a time limit (rule 1)', async () => {
    const parent = await signedIn();
    const active = await refresh(parent);
    server.advance(7 * 24 * 3600);
    const again = await refresh(parent);
    expect(again).toMatchObject({ status: 200, token: active.token });
  });

  it('returns a new token for an older token within the reuse interval (rule 2)', async () => {
    const first = await signedIn();
    const second = await refresh(first);
    const third = await refresh(second.token);
    server.advance(9);
    const again = await refresh(first);
    expect(again.status).toBe(200);
    expect([first, second.token, third.token]).not.toContain(again.token);
  });

  it('revokes every token of the session for an older token after the interval (rule 3)', async () => {
    const first = await signedIn();
    const second = await refresh(first);
    const third = await refresh(second.token);
    server.advance(10);
    expect(await refresh(first)).toMatchObject({ status: 400, code: 'refresh_token_already_used' });
    for (const token of [first, second.token, third.token]) {
      expect(await refresh(token)).toMatchObject({
        status: 400,
        code: 'refresh_token_already_used',
      });
    }
    const user = await server.request('/user', {
      headers: { authorization: `Bearer ${third.accessToken}` },
    });
    expect(user.status).toBe(200);
  });

  it('returns the same new token for five concurrent refreshes of one token', async () => {
    const token = await signedIn();
    const answers = await Promise.all(Array.from({ length: 5 }, () => refresh(token)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const next = new Set(answers.map((answer) => answer.token));
    expect(next.size).toBe(1);
    expect((await refresh([...next][0] ?? '')).status).toBe(200);
  });

  it('revokes all tokens if a stolen token and the active token are used at the same time', async () => {
    const stolen = await signedIn();
    const second = await refresh(stolen);
    const third = await refresh(second.token);
    server.advance(11);
    const [thief, owner] = await Promise.all([refresh(stolen), refresh(third.token)]);
    expect(thief).toMatchObject({ status: 400, code: 'refresh_token_already_used' });
    for (const token of [stolen, third.token, owner.token || third.token]) {
      const after = await refresh(token);
      expect(after).toMatchObject({ status: 400, code: 'refresh_token_already_used' });
    }
  });

  it('rejects malformed and unknown tokens', async () => {
    expect(await refresh('short')).toMatchObject({ status: 400, code: 'validation_failed' });
    expect(await refresh('abcdefghij12')).toMatchObject({
      status: 400,
      code: 'refresh_token_not_found',
    });
  });

  it('rejects a banned user', async () => {
    const account = await confirmedAccount(server);
    const { data } = await server.client().signInWithPassword(account);
    await server.context.db
      .updateTable('users')
      .set({ banned_until: new Date('2999-01-01') })
      .where('email', '=', account.email)
      .execute();
    expect(await refresh(data.session?.refresh_token ?? '')).toMatchObject({
      status: 400,
      code: 'user_banned',
    });
  });
});
