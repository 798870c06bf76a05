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
