import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteExpired } from './housekeeping.ts';
import {
  confirmedAccount,
  newAddress,
  startSignIn,
  type SignInServer,
} from '../testing/signInServer.ts';

let server: SignInServer;
beforeAll(async () => {
  server = await startSignIn();
});
afterAll(() => server.close());

const halfAYear = 180 * 24 * 3_600;

async function rowsOf(
  table: 'one_time_tokens' | 'flow_states' | 'known_devices',
  email: string,
): Promise<number> {
  const rows = await server.context.db
    .selectFrom(table)
    .innerJoin('users', 'users.id', `${table}.user_id`)
    .select('users.id')
    .where('users.email', '=', email)
    .execute();
  return rows.length;
}

async function signIn(credentials: { email: string; password: string }, cookie?: string) {
  const request = { method: 'POST', headers: { cookie }, body: credentials };
  const { status, headers } = await server.request('/token?grant_type=password', request);
  return { status, cookie: headers.get('set-cookie')?.split(';', 1)[0] };
}

describe('housekeeping', () => {
  it('deletes mailed tokens and flows an hour after the mail, not earlier', async () => {
    const email = newAddress();
    await server.client().signUp({ email, password: 'correct horse' });
    const left = async () => [
      await rowsOf('one_time_tokens', email),
      await rowsOf('flow_states', email),
    ];
    server.advance(3_599);
    await deleteExpired(server.context);
    expect(await left()).toEqual([1, 1]);
    server.advance(2);
    await deleteExpired(server.context);
    expect(await left()).toEqual([0, 0]);
  });

  it('deletes a device half a year after its last sign-in, not earlier', async () => {
    const account = await confirmedAccount(server);
    const { cookie } = await signIn(account);
    server.advance(halfAYear - 1);
    await signIn(account, cookie);
    server.advance(halfAYear - 1);
    await deleteExpired(server.context);
    expect(await rowsOf('known_devices', account.email)).toBe(1);
    server.advance(2);
    await deleteExpired(server.context);
    expect(await rowsOf('known_devices', account.email)).toBe(0);
  });

  it('deletes the count of wrong passwords after the rate-limit window has ended, not earlier', async () => {
    const guess = { email: newAddress(), password: 'wrong password' };
    for (let count = 0; count < 10; count += 1) expect((await signIn(guess)).status).toBe(400);
    server.advance(599);
    await deleteExpired(server.context);
    expect((await signIn(guess)).status).toBe(429);
    server.advance(halfAYear);
    await deleteExpired(server.context);
    expect(await server.context.db.selectFrom('throttles').select('key').execute()).toEqual([]);
  });
});
