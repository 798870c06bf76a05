import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { readMailLink, removeOneTimeValues } from './mailLink.ts';

afterEach(() => window.history.replaceState(null, '', '/'));

const secret = 'one-time-value';

test.each(['code', 'token_hash', 'error', 'error_code', 'error_description'])(
  'removes %s from the query, keeps the rest and the history entry',
  (name) => {
    window.history.replaceState({ idx: 3 }, '', `/reset-password?${name}=${secret}&type=recovery`);
    removeOneTimeValues();
    expect(window.location.href).toBe('http://localhost:3000/reset-password?type=recovery');
    expect(window.history.state).toEqual({ idx: 3 });
  },
);

test('removes one-time values whatever stands around them', () => {
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

test('keeps a fragment that is only a place on the page', () => {
  window.history.replaceState(null, '', '/register#step');
  removeOneTimeValues();
  expect(window.location.hash).toBe('#step');
});

test('a refusal without a code is still a refusal', () => {
  const href = 'http://localhost:3000/auth/callback#error=access_denied';
  expect(readMailLink(href)).toMatchObject({ errorCode: 'unknown', purpose: 'confirmation' });
});
