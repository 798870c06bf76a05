import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { readRedirectParameters, removeOneTimeValues } from './redirectParameters.ts';

afterEach(() => window.history.replaceState(null, '', '/'));

const secret = 'one-time-value';

test.each(['code', 'token_hash', 'sb_flow_id', 'error', 'error_code', 'error_description'])(
  'removeOneTimeValues removes only %s from the query, and does not change the history state',
  (name) => {
    window.history.replaceState({ idx: 3 }, '', `/reset-password?${name}=${secret}&type=recovery`);
    removeOneTimeValues();
    expect(window.location.href).toBe('http://localhost:3000/reset-password?type=recovery');
    expect(window.history.state).toEqual({ idx: 3 });
  },
);

test('removeOneTimeValues does not change other parameters, whatever they are', () => {
  const name = fc.constantFrom('code', 'token_hash', 'error_description');
  const rest = fc.dictionary(fc.string({ minLength: 1 }), fc.string());
  fc.assert(
    fc.property(name, rest, (oneTime, others) => {
      const query = new URLSearchParams({ ...others, [oneTime]: secret });
      window.history.replaceState(null, '', `/auth/callback?${query.toString()}`);
      removeOneTimeValues();
      expect(window.location.href).not.toContain(secret);
      for (const [key, value] of Object.entries(others)) {
        if (['code', 'token_hash', 'sb_flow_id'].includes(key) || key.startsWith('error')) continue;
        expect(new URLSearchParams(window.location.search).get(key)).toBe(value);
      }
    }),
  );
});

test.each([
  ...['access_token', 'refresh_token', 'provider_token', 'code', 'token_hash', 'sb'],
  ...['error', 'error_code', 'error_description'],
])('removeOneTimeValues removes a fragment that contains %s', (name) => {
  for (const fragment of [`${name}=${secret}`, `type=recovery&${name}=${secret}`]) {
    window.history.replaceState({ idx: 3 }, '', `/auth/callback?a=1#${fragment}`);
    removeOneTimeValues();
    expect(window.location.href).toBe('http://localhost:3000/auth/callback?a=1');
    expect(window.history.state).toEqual({ idx: 3 });
  }
});

test('removeOneTimeValues does not change a fragment that is the id of an element', () => {
  window.history.replaceState(null, '', '/register#step');
  removeOneTimeValues();
  expect(window.location.hash).toBe('#step');
});

const plain = {
  purpose: 'confirmation',
  provider: undefined,
  code: undefined,
  tokenHash: undefined,
  errorCode: undefined,
  hasForeignTokens: false,
};

test.each([
  ['', {}],
  ['?code=a', { code: 'a' }],
  ['?code=a&type=recovery', { code: 'a', purpose: 'recovery' }],
  ['?token_hash=a', { tokenHash: 'a' }],
  // A session or a code in the fragment belongs to a flow that the portal does not use.
  ['#code=a&token_hash=b', {}],
  ['#access_token=a', { hasForeignTokens: true }],
  ['#refresh_token=a', { hasForeignTokens: true }],
  ['?access_token=a', {}],
  ['?error_code=a', { errorCode: 'a' }],
  ['#error_code=a', { errorCode: 'a' }],
  ['?error_code=a#error_code=b', { errorCode: 'a' }],
  ['?error=a&error_code=b', { errorCode: 'b' }],
  ['?error=a', { errorCode: 'a' }],
  ['#error=a', { errorCode: 'a' }],
  ['?code=a&provider=google', { code: 'a', provider: 'google' }],
  ['?error_description=a', { errorCode: 'unknown' }],
  ['#error_description=a', { errorCode: 'unknown' }],
])('readRedirectParameters converts the URL part %j to %j', (rest, link) => {
  expect(readRedirectParameters(`http://localhost:3000/auth/callback${rest}`)).toEqual({
    ...plain,
    ...link,
  });
});
