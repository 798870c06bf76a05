import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { phoneHint } from './Phone.tsx';
import { ssnHint } from './Ssn.tsx';

describe('a phone number', () => {
  const short = 'This is very short for a phone number. Please check it.';

  test.each(['5', '555-010', '+1 (5', 'none', '911'])('%j gets advice', (phone) => {
    expect(phoneHint(phone)).toBe(short);
  });

  test.each(['', ' ', '(555) 010-0123', '555-0123', '+44 20 7946 0123', '15550100123 ext. 4'])(
    '%j gets no advice',
    (phone) => {
      expect(phoneHint(phone)).toBeUndefined();
    },
  );

  test('gets advice if it has fewer than seven digits, however they are grouped', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^\d{1,15}$/),
        fc.constantFrom('', ' ', '-', '.'),
        (all, sign) => {
          expect(phoneHint(all.split('').join(sign))).toBe(all.length < 7 ? short : undefined);
        },
      ),
    );
  });
});

describe('an SSN', () => {
  const never = 'Numbers like this one have never been issued. Please check it.';

  test.each(['000-12-3456', '666-12-3456', '900-00-3456', '900-12-0000', '000000000'])(
    '%s gets advice',
    (ssn) => {
      expect(ssnHint(ssn)).toBe(never);
    },
  );

  test.each(['001-01-0001', '665-99-9999', '667-01-0001', '900-12-3456', '999-99-9999', ''])(
    '%j gets no advice',
    (ssn) => {
      expect(ssnHint(ssn)).toBeUndefined();
    },
  );

  test('gets no advice until it is complete', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,8}$/), (digits) => {
        expect(ssnHint(digits)).toBeUndefined();
      }),
    );
  });

  test('gets advice if and only if one of its three parts was never issued', () => {
    const part = (digits: number) => fc.integer({ min: 0, max: 10 ** digits - 1 });
    const pad = (value: number, digits: number) => String(value).padStart(digits, '0');
    const area = fc.oneof(part(3), fc.constantFrom(0, 666));
    const group = fc.oneof(part(2), fc.constant(0));
    const serial = fc.oneof(part(4), fc.constant(0));
    fc.assert(
      fc.property(area, group, serial, (one, two, three) => {
        const isNever = one === 0 || one === 666 || two === 0 || three === 0;
        const ssn = `${pad(one, 3)}-${pad(two, 2)}-${pad(three, 4)}`;
        expect(ssnHint(ssn)).toBe(isNever ? never : undefined);
      }),
    );
  });
});
