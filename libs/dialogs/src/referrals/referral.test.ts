import { expect, test } from 'vitest';
import { referralLink } from './referral.ts';

test.each([undefined, '', 'BANKBONUSES'])(
  'the link contains no code for a customer whose code is %o',
  (code) => {
    expect(referralLink('https://portal.example', code)).toBe('https://portal.example/register');
  },
);
