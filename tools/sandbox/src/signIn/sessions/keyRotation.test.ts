import { createRemoteJWKSet, decodeProtectedHeader, jwtVerify } from 'jose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSignInContext } from '../plugin.ts';
import { signedIn } from '../testing/authenticatorApp.ts';
import { startSignIn, type SignInServer } from '../testing/signInServer.ts';
import { createPrivateJwk } from './signingKey.ts';

let server: SignInServer;
beforeEach(async () => {
  server = await startSignIn();
});
afterEach(() => server.close());

/** Replaces the signing key in the same way as a restart with `--rotate-keys`. */
async function rotate() {
  const { context } = server;
  const publicJwk = context.signingKey.publicJwk;
  const { signingKey, earlierKeys } = await createSignInContext({
    db: context.db,
    settings: context.settings,
    secrets: {
      signingKey: await createPrivateJwk(),
      earlierKeys: [{ publicJwk, replacedAt: context.now().toISOString() }],
      digestSecret: 'any',
    },
  });
  Object.assign(context, { signingKey, earlierKeys });
}

async function publicKeys() {
  const answer = await server.request('/.well-known/jwks.json');
  return (await answer.json()) as { keys: Record<string, unknown>[] };
}

const kidOf = (token: string) => decodeProtectedHeader(token).kid;

describe('after the key was replaced', () => {
  it('tokens of the old key stay valid until they expire', async () => {
    const { account, client, session } = await signedIn(server);
    await rotate();
    const next = await signedIn(server, account);
    const tokens = [session.access_token, next.session.access_token];
    expect(kidOf(tokens[0] ?? '')).not.toBe(kidOf(tokens[1] ?? ''));
    const { keys } = await publicKeys();
    expect(keys.map(({ kid }) => kid)).toEqual(tokens.toReversed().map(kidOf));
    const remote = createRemoteJWKSet(new URL(`${server.url}/.well-known/jwks.json`));
    for (const token of tokens) {
      await jwtVerify(token, remote, { currentDate: server.context.now() });
      expect((await client.getUser(token)).error).toBeNull();
    }
    expect((await client.refreshSession()).error).toBeNull();
  });

  it('the key set contains only the public half of each key', async () => {
    await rotate();
    const { keys } = await publicKeys();
    expect(keys.map((key) => Object.keys(key).sort())).toEqual(
      Array.from({ length: 2 }, () => ['alg', 'crv', 'key_ops', 'kid', 'kty', 'use', 'x', 'y']),
    );
  });

  it('the old key is removed when its last token has expired', async () => {
    const { session } = await signedIn(server);
    await rotate();
    server.advance(3_599);
    expect((await publicKeys()).keys).toHaveLength(2);
    server.advance(1);
    const { keys } = await publicKeys();
    expect(keys.map(({ kid }) => kid)).toEqual([server.context.signingKey.kid]);
    const headers = { authorization: `Bearer ${session.access_token}` };
    expect((await server.request('/user', { headers })).status).toBe(403);
  });
});
