import { expect, test } from 'vitest';
import { AuthError } from '../AuthError.ts';
import {
  resultAfterExchange,
  resultAfterFailure,
  resultWithoutExchange,
} from './redirectResult.ts';
import type { RedirectParameters } from './redirectParameters.ts';

const none: RedirectParameters = {
  purpose: 'confirmation',
  provider: undefined,
  code: undefined,
  tokenHash: undefined,
  errorCode: undefined,
  hasForeignTokens: false,
};
const recovery: RedirectParameters = { ...none, purpose: 'recovery', code: 'a-code' };
const confirmation: RedirectParameters = { ...none, code: 'a-code' };
const hashed: RedirectParameters = { ...none, tokenHash: 'a-hash' };

const reasons = [
  ['otp_expired', 'expired'],
  ['flow_state_expired', 'expired'],
  ['flow_state_not_found', 'used'],
  ['bad_code_verifier', 'other-browser'],
  ['pkce_code_verifier_not_found', 'other-browser'],
  ['user_banned', 'unknown'],
  ['constructor', 'unknown'],
  ['', 'unknown'],
] as const;

test.each(reasons)(
  'the error code %j in the URL or in a response has the reason %s',
  (code, reason) => {
    const told = { kind: 'failed', reason };
    expect(resultWithoutExchange({ ...none, errorCode: code })).toMatchObject(told);
    expect(resultAfterFailure(recovery, new AuthError('No', { code }))).toMatchObject(told);
    const byHash = { ...none, tokenHash: 'a-hash' };
    expect(resultAfterFailure(byHash, new AuthError('No', { code }))).toMatchObject(told);
  },
);

test.each([
  ['flow_state_expired', true],
  ['bad_code_verifier', true],
  ['flow_state_not_found', false],
  ['pkce_code_verifier_not_found', false],
  ['otp_expired', false],
  [undefined, false],
])('for a confirmation code rejected with %s, isProved is %s', (code, isProved) => {
  const expected = resultAfterFailure(confirmation, new AuthError('No', { code }));
  expect(expected).toEqual({ kind: 'confirmed-elsewhere', isProved });
});

test('resultAfterFailure returns the text of a rate limit, which contains the wait', () => {
  const message = 'Too many attempts. Please try again in 5 minutes.';
  const failure = new AuthError(message, { status: 429, retryable: true });
  expect(resultAfterFailure(hashed, failure)).toMatchObject({ reason: 'unreachable', message });
});

test('only a token hash can be sent again after a retryable error', () => {
  const failure = new AuthError('No', { retryable: true });
  expect(resultAfterFailure(hashed, failure)).toMatchObject({ reason: 'unreachable' });
  // The client has removed the verifier.
  expect(resultAfterFailure(recovery, failure)).toMatchObject({ reason: 'unknown' });
  expect(resultAfterFailure(confirmation, failure)).toMatchObject({ kind: 'confirmed-elsewhere' });
});

test.each([
  ['nothing', none, { kind: 'none' }],
  ['a code of a confirmation', confirmation, { kind: 'confirmed-elsewhere', isProved: false }],
  ['a code of a recovery', recovery, { kind: 'failed', reason: 'other-browser' }],
  [
    'a token hash',
    { ...recovery, code: undefined, tokenHash: 'a-hash' },
    { kind: 'unverified', purpose: 'recovery' },
  ],
  [
    'an error and a token hash',
    { ...none, tokenHash: 'a-hash', errorCode: 'otp_expired' },
    { kind: 'failed', reason: 'expired' },
  ],
  ['foreign tokens', { ...none, hasForeignTokens: true }, { kind: 'failed', reason: 'unknown' }],
  ['foreign tokens and a code', { ...recovery, hasForeignTokens: true }, { reason: 'unknown' }],
  [
    'an error and a code',
    { ...confirmation, errorCode: 'otp_expired' },
    { kind: 'failed', reason: 'expired' },
  ],
])('resultWithoutExchange returns the result of a URL with %s', (_what, link, expected) => {
  expect(resultWithoutExchange(link)).toMatchObject(expected);
});

test('resultAfterExchange returns recovery or signed-in, depending on the purpose', () => {
  expect(resultAfterExchange('recovery')).toEqual({ kind: 'recovery' });
  expect(resultAfterExchange('confirmation')).toEqual({ kind: 'signed-in' });
});
