import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, signedUp, startSignIn, type SignInServer } from '../testing/signInServer.ts';

let server: SignInServer;
beforeAll(async () => {
  server = await startSignIn();
});
afterEach(() => expect(server.errors).toEqual([]));
afterAll(() => server.close());

describe('sessions', () => {
  it('have tokens that the key set verifies, with level, methods and session', async () => {
    const { session, user } = await signedUp(server);
    const keys = (await (
      await fetch(`${server.url}/.well-known/jwks.json`)
    ).json()) as JSONWebKeySet;
    const { payload, protectedHeader } = await jwtVerify(
      session?.access_token ?? '',
      createLocalJWKSet(keys),
      { currentDate: new Date(server.now()) },
    );
    expect(protectedHeader).toMatchObject({ alg: 'ES256', kid: keys.keys[0]?.kid });
    expect(keys.keys[0]).not.toHaveProperty('d');
    expect(payload).toMatchObject({
      iss: server.issuer,
      aud: 'authenticated',
      sub: user?.id,
      aal: 'aal1',
      amr: [{ method: 'password' }],
      session_id: expect.stringMatching(/^[\da-f-]{36}$/) as string,
    });
  });

  it('are refreshed by two tabs at the same time', async () => {
    const { session } = await signedUp(server);
    const first = { refresh_token: session?.refresh_token ?? '' };
    const tabs = [server.client(), server.client()];
    const refreshed = await Promise.all(tabs.map((tab) => dataOf(tab.refreshSession(first))));
    for (const { session: next } of refreshed) {
      expect((await tabs[0]?.getUser(next?.access_token))?.error).toBeNull();
    }
  });

  it.each([
    ['local', [true, false]],
    ['others', [false, true]],
    ['global', [true, true]],
  ] as const)('sign out with the scope %s', async (scope, ended) => {
    const { account, client } = await signedUp(server);
    const other = server.client();
    await dataOf(other.signInWithPassword(account));
    const tokens = await Promise.all(
      [client, other].map(async (one) => (await one.getSession()).data.session?.access_token),
    );
    await client.signOut({ scope });
    const reader = server.client();
    const failed = await Promise.all(
      tokens.map(async (token) => (await reader.getUser(token)).error !== null),
    );
    expect(failed).toEqual(ended);
  });
});
