import fc from 'fast-check';
import { expect, test } from 'vitest';
import { phoneHint } from './phoneHint.ts';

const short = 'This is very short for a phone number. Please check it.';

test.each(['5', '555-010', '+1 (5', 'none', '911'])('asks about %j', (phone) => {
  expect(phoneHint(phone)).toBe(short);
});

test.each(['', ' ', '(555) 010-0123', '555-0123', '+44 20 7946 0123', '15550100123 ext. 4'])(
  'is silent about %j',
  (phone) => {
    expect(phoneHint(phone)).toBeUndefined();
  },
);

test('counts digits, however they are grouped', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^\d{1,15}$/),
      fc.constantFrom('', ' ', '-', '../Personal'),
      (all, sign) => {
        expect(phoneHint(all.split('').join(sign))).toBe(all.length < 7 ? short : undefined);
      },
    ),
  );
});
