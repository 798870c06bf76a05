import fc from 'fast-check';
import { expect, test } from 'vitest';
import { referralLink, referralRate } from './referral.ts';

const origin = 'https://portal.example';

test('the rate is in whole dollars', () => {
  expect(referralRate()).toBe('$50');
});

test.each([undefined, '', 'BANKBONUSES'])(
  'the link contains no code for a customer whose code is %o',
  (code) => {
    expect(referralLink(origin, code)).toBe('https://portal.example/register');
  },
);

test('the link contains the code of the customer', () => {
  expect(referralLink(origin, 'AVERY7')).toBe('https://portal.example/register?ref=AVERY7');
});

test('any code survives the round trip through the link', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (code) => {
      const { pathname, searchParams } = new URL(referralLink(origin, code));
      expect(pathname).toBe('/register');
      expect([...searchParams]).toEqual([['ref', code]]);
    }),
  );
});
