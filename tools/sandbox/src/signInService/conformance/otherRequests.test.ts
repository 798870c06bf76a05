import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  addApp,
  dataOf,
  newAddress,
  newestCode,
  signedUp,
  startSignIn,
  type SignInServer,
} from '../testing/signInServer.ts';

let server: SignInServer;
beforeAll(async () => {
  server = await startSignIn();
});
afterEach(() => expect(server.errors).toEqual([]));
afterAll(() => server.close());

it('a mailed code opens a session of a known customer', async () => {
  const { account } = await signedUp(server);
  const client = server.client();
  const options = { shouldCreateUser: false };
  await dataOf(client.signInWithOtp({ email: account.email, options }));
  const token = await newestCode(server, account.email);
  const { session } = await dataOf(
    client.verifyOtp({ email: account.email, token, type: 'email' }),
  );
  expect(session?.user.email).toBe(account.email);
});

it('a mailed code creates no account', { tags: 'own' }, async () => {
  const [client, stranger] = [server.client(), newAddress()];
  const options = { shouldCreateUser: false };
  expect((await client.signInWithOtp({ email: stranger, options })).error).toBeNull();
  expect(await server.mails(stranger)).toEqual([]);
});

describe('other requests', () => {
  it('get 404 for an unknown path and 401 without the key', { tags: 'own' }, async () => {
    const unknown = await server.request('/passkeys');
    expect([unknown.status, await unknown.json()]).toEqual([
      404,
      { code: 'not_found', message: 'Not found' },
    ]);
    const noKey = await server.request('/user', { headers: { apikey: '' } });
    expect([noKey.status, await noKey.json()]).toEqual([
      401,
      { message: 'No API key found in request' },
    ]);
  });

  it('get errors that do not quote the body', { tags: 'own' }, async () => {
    const body = '{"password":"hunter2-secret';
    const answered = await server.request('/signup', { method: 'POST', body });
    expect([answered.status, await answered.json()]).toEqual([
      400,
      { code: 'bad_json', message: expect.not.stringContaining('hunter2') as string },
    ]);
  });

  it('of the service read a user and remove a lost factor only with the secret key', async () => {
    const { account, client, user } = await signedUp(server);
    const app = await addApp(server, client);
    const path = `/admin/users/${user?.id}`;
    const ask = (key: string, at = path, method = 'GET') =>
      server.request(at, { method, headers: { apikey: key, authorization: `Bearer ${key}` } });
    expect((await ask('sb_publishable_sandbox')).status).toBe(403);
    expect(await (await ask(server.secretKey)).json()).toMatchObject({
      email: account.email,
      factors: [{ status: 'verified' }],
    });
    expect((await ask(server.secretKey, '/admin/users/none')).status).toBe(404);
    const removed = await ask(server.secretKey, `${path}/factors/${app.id}`, 'DELETE');
    expect(removed.status).toBe(200);
    expect((await dataOf(client.mfa.listFactors())).all).toEqual([]);
  });
});
