import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBrowser, createWire, errorResponse } from '../testing/wire.ts';
import { addWait } from './retryHint.ts';

const wire = createWire();

beforeEach(
  () => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T09:00:00Z') }),
);
afterEach(() => void vi.useRealTimers());

const busy = { code: 'over_request_rate_limit', message: 'Request rate limit reached' };

test.each([
  ['600', 'in 10 minutes'],
  ['91', 'in 2 minutes'],
  ['89', 'in 89 seconds'],
  ['1', 'in 1 second'],
  ['Sun, 22 Nov 2026 09:00:30 GMT', 'in 30 seconds'],
  ['Sun, 22 Nov 2026 08:00:00 GMT', 'in 5 minutes'],
  ['0', 'in 5 minutes'],
  ['soon', 'in 5 minutes'],
])('addWait converts Retry-After "%s" to "%s"', (retryAfter, wait) => {
  expect(addWait(busy, retryAfter)).toEqual({
    ...busy,
    msg: `Too many attempts. Please try again ${wait}.`,
  });
});

test('addWait rounds the wait until a Retry-After date up to whole seconds', () => {
  vi.setSystemTime(new Date('2026-11-22T09:00:00.500Z'));
  expect(addWait(busy, 'Sun, 22 Nov 2026 09:00:30 GMT')).toMatchObject({
    msg: 'Too many attempts. Please try again in 30 seconds.',
  });
});

test.each([
  ['a rate limit for calls', busy, 'Too many attempts. Please try again in 5 minutes.'],
  [
    'a rate limit for mails',
    { code: 'over_email_send_rate_limit', message: 'email rate limit exceeded' },
    'Too many emails were requested. Please try again in an hour.',
  ],
  [
    'a rate limit for mails in the older error format',
    { code: 429, error_code: 'over_email_send_rate_limit', msg: 'email rate limit exceeded' },
    'Too many emails were requested. Please try again in an hour.',
  ],
  ['no text', {}, 'Too many attempts. Please try again in 5 minutes.'],
])(
  'without a Retry-After header, addWait adds the default wait to a response with %s',
  (_, body, msg) => {
    expect(addWait(body, null)).toMatchObject({ msg });
  },
);

test('addWait does not change an error text that already contains the wait', () => {
  const told = {
    code: 'over_email_send_rate_limit',
    message: 'For security purposes, you can only request this after 37 seconds.',
  };
  expect(addWait(told, '60')).toEqual(told);
});

test('signIn rejects with a text that contains the wait when it is rate-limited', async () => {
  const auth = createBrowser().open();
  await auth.ready;
  const rejected = errorResponse(429, busy.code, busy.message);
  rejected.headers.set('retry-after', '600');
  wire.respond('POST /token?grant_type=password', rejected);
  await expect(
    auth.signIn({ email: 'alex.rivera@example.com', password: 'a password' }),
  ).rejects.toMatchObject({
    message: 'Too many attempts. Please try again in 10 minutes.',
    code: busy.code,
    retryable: true,
  });
});
