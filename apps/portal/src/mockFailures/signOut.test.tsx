import { createAuth } from '@bank-bonuses/auth';
import { paths } from '@bank-bonuses/product/routes';
import { afterEach, expect, test } from 'vitest';
import { failureKinds } from './mockFailures.testing.ts';
import {
  expectLoggedOut,
  pass,
  press,
  timeLimit,
  failingPortal,
} from './failingPortal.testing.tsx';

const portal = failingPortal();
const call = 'POST /auth/v1/logout';
const storageKey = 'bank-bonuses-auth';

afterEach(() => localStorage.clear());

const encoded = (part: object) => btoa(JSON.stringify(part)).replaceAll('=', '');

/** Stores a session that is valid for an hour, in the format of the sign-in client. */
function storeSession(): void {
  const id = '00000000-0000-4000-8000-00000000000a';
  const expiresAt = Math.floor(Date.now() / 1_000) + 3_600;
  const claims = { sub: id, session_id: 'session-a', aal: 'aal1', exp: expiresAt };
  localStorage.setItem(
    storageKey,
    JSON.stringify({
      access_token: `${encoded({ alg: 'ES256' })}.${encoded(claims)}.c2lnbmF0dXJl`,
      refresh_token: 'refresh-a',
      token_type: 'bearer',
      expires_in: 3_600,
      expires_at: expiresAt,
      user: { id, email: 'alex.rivera@example.com', created_at: '2026-01-15T09:00:00Z' },
    }),
  );
}

test.each(failureKinds)(
  'a logout whose call fails ($name) leads to /login',
  async (mockFailure) => {
    storeSession();
    const auth = createAuth({ url: '/auth/v1', key: 'sb_publishable_test' });
    await portal.open(paths.dashboard, auth);
    portal.service.break(call, mockFailure);
    await press('Logout');
    expectLoggedOut();
    expect(localStorage.getItem(storageKey)).toBeNull();
    // The page never shows the result of the logout call; a failure is only logged.
    await pass(timeLimit);
    await expect.poll(() => portal.service.asked(call)).toBe(1);
    expectLoggedOut();
  },
);
