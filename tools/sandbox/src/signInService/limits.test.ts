import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  addApp,
  answer,
  dataOf,
  newestCode,
  signedUp,
  startSignIn,
  type SignInServer,
} from './testing/signInServer.ts';

let server: SignInServer;
beforeAll(async () => {
  server = await startSignIn({ phoneFactors: true });
});
afterEach(() => expect(server.errors).toEqual([]));
afterAll(() => server.close());

it('text messages of a factor have a pause of a minute', async () => {
  const { client } = await signedUp(server);
  const wanted = { factorType: 'phone', phone: '+155510001', friendlyName: 'Phone' } as const;
  const { id: factorId } = await dataOf(client.mfa.enroll(wanted));
  const send = async () => (await client.mfa.challenge({ factorId, channel: 'sms' })).error;
  expect(await send()).toBeNull();
  expect(await send()).toMatchObject({ status: 429, code: 'over_sms_send_rate_limit' });
  server.advance(60);
  expect(await send()).toBeNull();
});

describe('guesses', () => {
  const tooMany = { status: 429, code: 'over_request_rate_limit' };

  it('of a password are limited to ten in ten minutes, also at the same time and in other letters', async () => {
    const { account } = await signedUp(server);
    const guess = (count: number) =>
      server.client().signInWithPassword({
        email: count % 2 === 0 ? account.email : account.email.toUpperCase(),
        password: `wrong ${count}`,
      });
    const errors = await Promise.all(Array.from({ length: 12 }, (_, count) => guess(count)));
    const limited = errors.filter(({ error }) => error?.status === 429);
    expect(limited).toHaveLength(2);
    expect((await server.client().signInWithPassword(account)).error).toMatchObject(tooMany);
    server.advance(600);
    expect((await server.client().signInWithPassword(account)).error).toBeNull();
  });

  it('of a mailed code and of a second factor are limited, until the right one', async () => {
    const { account, client } = await signedUp(server);
    const { email } = account;
    await dataOf(server.client().resetPasswordForEmail(email));
    const guess = (token: string) => server.client().verifyOtp({ email, token, type: 'recovery' });
    for (let count = 0; count < 10; count += 1) await guess('x');
    expect((await guess(await newestCode(server, email))).error).toMatchObject(tooMany);

    const app = await addApp(server, client);
    for (let count = 0; count < 9; count += 1) await answer(client, app.id, '000000');
    await dataOf(answer(client, app.id, app.code()));
    for (let count = 0; count < 10; count += 1) await answer(client, app.id, '000000');
    server.advance(60);
    expect((await answer(client, app.id, app.code())).error).toMatchObject(tooMany);
  });
});
