import { decodeJwt, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { confirmedAccount, startSignIn, type SignInServer } from '../testing/signInServer.ts';

let server: SignInServer;
beforeAll(async () => {
  server = await startSignIn();
});
afterAll(() => server.close());

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

async function signedIn(): Promise<string> {
  const { data } = await server.client().signInWithPassword(await confirmedAccount(server));
  return data.session?.access_token ?? '';
}

async function askWith(token: string) {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await server.request('/user', { headers });
  return { status: answer.status, body: (await answer.json()) as unknown };
}

it('an access token in another base64url encoding of the same bytes is rejected', async () => {
  const token = await signedIn();
  expect((await askWith(token)).status).toBe(200);
  // A signature of 64 bytes uses only the first two bits of its last base64url character. This
  // changes an unused bit, so the decoded signature stays the same.
  const last = alphabet.charAt(alphabet.indexOf(token.slice(-1)) ^ 1);
  for (const other of [`${token}=`, `${token}==`, `${token.slice(0, -1)}${last}`]) {
    expect(await askWith(other)).toMatchObject({ status: 403, body: { code: 'bad_jwt' } });
  }
});

it('an access token without the claim exp is rejected', async () => {
  const { exp, ...claims } = decodeJwt(await signedIn());
  const sign = (content: object) =>
    new SignJWT({ ...content })
      .setProtectedHeader({ alg: 'ES256', kid: server.context.signingKey.kid, typ: 'JWT' })
      .sign(server.context.signingKey.privateKey);
  expect((await askWith(await sign({ ...claims, exp }))).status).toBe(200);
  expect(await askWith(await sign(claims))).toMatchObject({
    status: 403,
    body: { code: 'bad_jwt' },
  });
});
