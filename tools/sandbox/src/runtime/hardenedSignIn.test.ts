import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedIn } from '../signIn/testing/authenticatorApp.ts';
import {
  confirmedAccount,
  newAddress,
  startSignIn,
  type SignInServer,
} from '../signIn/testing/signInServer.ts';
import { readOptions } from './options.ts';
import { signInChangesOf } from './signInOptions.ts';

let server: SignInServer;

async function start(profile: string) {
  server = await startSignIn(signInChangesOf(readOptions([], { AUTH_PROFILE: profile })));
}

const strong = 'vier gelbe Tassen';
const newCustomer = async () => signedIn(server, await confirmedAccount(server, strong));

/** Returns the reasons why robinsample@… may not use the password, or undefined if the service accepts it. */
async function reasonsAgainst(password: string): Promise<unknown> {
  const { error } = await server.client().signUp({ email: newAddress('robinsample'), password });
  return error && (error as { reasons?: string[] }).reasons;
}

describe('hardened profile', () => {
  beforeAll(() => start('hardened'));
  afterAll(() => server.close());

  it.each([
    ['Welcome12345', ['pwned']],
    ['robinsample77', ['pwned']],
    ['BankBonuses1!', ['pwned']],
    ['password', ['length', 'pwned']],
    ['gelbe Tasse', ['length']],
    [strong, null],
  ])('rejects the password %s at sign-up with the reasons %o', async (password, reasons) => {
    expect(await reasonsAgainst(password)).toEqual(reasons);
  });

  it('rejects a new password that is easy to guess or equals the address', async () => {
    const { client, account } = await newCustomer();
    const [name = ''] = account.email.split('@');
    for (const password of ['Welcome12345', `${name}-${name}`]) {
      const { error } = await client.updateUser({ password });
      expect(error).toMatchObject({ status: 422, code: 'weak_password', reasons: ['pwned'] });
    }
    expect((await client.updateUser({ password: 'fünf rote Teller' })).error).toBeNull();
  });

  it('ends a session after 12 hours even if it is refreshed', async () => {
    const { client } = await newCustomer();
    for (const seconds of [3_600, 11 * 3_600]) {
      server.advance(seconds);
      expect((await client.refreshSession()).error).toBeNull();
    }
    server.advance(1);
    expect((await client.refreshSession()).error).toMatchObject({ code: 'session_expired' });
  });
});

describe('standard profile', () => {
  beforeAll(() => start('standard'));
  afterAll(() => server.close());

  it.each(['password', 'robinsample77'])('accepts the password %s', async (password) => {
    expect(await reasonsAgainst(password)).toBeNull();
  });

  it('does not limit how long a session can be refreshed', async () => {
    const { client } = await newCustomer();
    server.advance(30 * 24 * 3_600);
    expect((await client.refreshSession()).error).toBeNull();
  });
});
