import {
  redirects,
  startRedirecting,
  type Redirect,
  type RedirectingServer,
} from '@bank-bonuses/test-config/redirects';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { fallbackMessages, unreachableText } from '../authMessages.ts';
import { createMemoryStorage } from './browserStorage.ts';
import { createAuth } from './createAuth.ts';
import { storedText } from '../testing/wireSession.ts';

let server: RedirectingServer;
beforeAll(async () => {
  server = await startRedirecting();
});
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  // Hides the client's warning about several instances: each test opens a new page in the same
  // window.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  server.redirected.length = server.followed.length = 0;
});
afterAll(() => server.close());

async function open(redirect: Redirect, stored?: string) {
  const storage = createMemoryStorage();
  if (stored) storage.setItem('bank-bonuses-auth', stored);
  server.redirect = redirect;
  const auth = createAuth({ url: `${server.url}/auth/v1`, key: 'sb_publishable_test', storage });
  await auth.ready;
  return auth;
}

const email = 'alex.rivera@example.com';
const password = 'correct horse battery';
const outOfReach = { message: unreachableText(), retryable: true };

test.each(redirects)(
  'no call of a signed-out visitor follows a $status redirect to $to',
  async (redirect) => {
    const auth = await open(redirect);
    // Checks the test server: a plain `fetch` follows the redirect and reaches its target.
    await fetch(server.url);
    expect(server.followed.splice(0)).toEqual(['GET /target/']);
    server.redirected.length = 0;

    const calls: [string, () => Promise<unknown>][] = [
      ['POST /auth/v1/token', () => auth.signIn({ email, password })],
      ['POST /auth/v1/signup', () => auth.signUp({ email, password, fullName: 'Alex Rivera' })],
      ['POST /auth/v1/recover', () => auth.requestPasswordReset(email)],
      ['POST /auth/v1/verify', () => auth.verifyRecoveryCode({ email, code: '123456' })],
      ['POST /auth/v1/resend', () => auth.resendConfirmation(email)],
    ];
    for (const [call, send] of calls) {
      await expect(send(), call).rejects.toMatchObject(outOfReach);
      expect(server.redirected.splice(0)).toEqual([call]);
    }
    expect(server.followed).toEqual([]);
  },
);

test.each(redirects)(
  'no call of a signed-in customer follows a $status redirect to $to',
  async (redirect) => {
    const auth = await open(redirect, storedText());
    await expect(auth.updatePassword(password)).rejects.toMatchObject(outOfReach);
    expect(server.redirected.splice(0)).toEqual(['PUT /auth/v1/user']);

    const token = (await auth.getAccessToken()) ?? '';
    // Otherwise the client would repeat the failed refresh for half a minute.
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    void auth.renewAccessToken(token).catch(() => undefined);
    await expect.poll(() => server.redirected).toContain('POST /auth/v1/token');
    await auth.signOut();
    await expect.poll(() => server.redirected).toContain('POST /auth/v1/logout');
    await expect
      .poll(() => vi.mocked(console.error).mock.calls)
      .toContainEqual([fallbackMessages.signOut, { status: undefined, code: undefined }]);
    expect(server.followed).toEqual([]);
    vi.useRealTimers();
  },
);
