import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readOptions } from '../runtime/options.ts';
import {
  dataOf,
  newAddress,
  signedUp,
  startSignIn,
  type SignInServer,
} from './testing/signInServer.ts';

const strong = 'vier gelbe Tassen';

describe('the hardened profile', () => {
  let server: SignInServer;
  beforeAll(async () => {
    server = await startSignIn(readOptions([], { AUTH_PROFILE: 'hardened' }).signInSwitches);
  });
  afterAll(() => server.close());

  it.each([
    ['Welcome12345', ['pwned']],
    ['password', ['length', 'pwned']],
    ['gelbe Tasse', ['length']],
  ])('rejects the password %s with the reasons %o', async (password, reasons) => {
    const { error } = await server.client().signUp({ email: newAddress(), password });
    expect(error).toMatchObject({ status: 422, code: 'weak_password', reasons });
  });

  it('ends a session after 12 hours, even if it is refreshed', async () => {
    const { client } = await signedUp(server, strong);
    for (const seconds of [3_600, 11 * 3_600 - 1]) {
      server.advance(seconds);
      await dataOf(client.refreshSession());
    }
    server.advance(1);
    expect((await client.refreshSession()).error).toMatchObject({ code: 'session_expired' });
  });
});
