import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  confirmedAccount,
  newAddress,
  startSignIn,
  type SignInServer,
} from '../testing/signInServer.ts';

const sets = ['abcdefghijklmnopqrstuvwxyz', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '0123456789'];
const texts = {
  length: 'Password should be at least 12 characters.',
  characters: `Password should contain at least one character of each: ${sets.join(', ')}.`,
  pwned: 'Password is known to be weak and easy to guess, please choose a different one.',
};
type Reason = keyof typeof texts;

let server: SignInServer;
beforeAll(async () => {
  server = await startSignIn({
    minimumPasswordLength: 12,
    requiredCharacters: sets,
    blockedPasswords: ['Correct Horse 1', 'letmein'],
  });
});
afterAll(() => server.close());

const strong = 'Battery Staple 7';

const cases: [string, Reason[]][] = [
  ['Short1', ['length']],
  ['UPPER CASE ALONE 1', ['characters']],
  ['no digit AT ALL', ['characters']],
  ['correct HORSE 1', ['pwned']],
  ['short', ['length', 'characters']],
  ['LetMeIn', ['length', 'characters', 'pwned']],
];

describe('password that violates the rules', () => {
  it.each(cases)(
    '%s is rejected at sign-up, with every violated rule as a reason',
    async (password, reasons) => {
      const { error } = await server.client().signUp({ email: newAddress(), password });
      expect(error).toMatchObject({
        name: 'AuthWeakPasswordError',
        status: 422,
        code: 'weak_password',
        message: reasons.map((reason) => texts[reason]).join(' '),
        reasons,
      });
    },
  );

  it.each(cases)(
    '%s is rejected as a new password, in the older error format too',
    async (password, reasons) => {
      const client = server.client();
      await client.signInWithPassword(await confirmedAccount(server, strong));
      const { data } = await client.getSession();
      const headers = {
        authorization: `Bearer ${data.session?.access_token ?? ''}`,
        'x-supabase-api-version': undefined,
      };
      const answer = await server.request('/user', { method: 'PUT', headers, body: { password } });
      expect([answer.status, await answer.json()]).toEqual([
        422,
        {
          code: 422,
          error_code: 'weak_password',
          msg: reasons.map((reason) => texts[reason]).join(' '),
          weak_password: { reasons },
        },
      ]);
    },
  );

  it('is reported at sign-in if the rules became stricter after it was set', async () => {
    const { context } = server;
    const account = await confirmedAccount(server, strong);
    const fine = await server.client().signInWithPassword(account);
    expect(fine.data.weakPassword ?? null).toBeNull();
    context.settings = { ...context.settings, minimumPasswordLength: 20 };
    const weak = await server.client().signInWithPassword(account);
    context.settings = { ...context.settings, minimumPasswordLength: 12 };
    expect(weak.data.weakPassword).toEqual({
      message: 'Password should be at least 20 characters.',
      reasons: ['length'],
    });
  });
});

describe('minimum password length', () => {
  it('is six even if a smaller number is set', async () => {
    const { context } = server;
    const strict = context.settings;
    const rules = { minimumPasswordLength: 3, requiredCharacters: [], blockedPasswords: [] };
    context.settings = { ...strict, ...rules };
    const short = await server.client().signUp({ email: newAddress(), password: 'abcde' });
    const long = await server.client().signUp({ email: newAddress(), password: 'abcdef' });
    context.settings = strict;
    expect(short.error?.message).toBe('Password should be at least 6 characters.');
    expect(long.error).toBeNull();
  });
});
