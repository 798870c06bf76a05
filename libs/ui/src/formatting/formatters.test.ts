import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatCardNumber,
  formatExpiry,
  formatSecurityCode,
  formatSsn,
  formatZip,
  maskSsn,
  onlyDigits,
} from './formatters.ts';

const typed = fc.oneof(
  fc.string(),
  fc.stringMatching(/^[\d /-]{0,24}$/),
  fc.stringMatching(/^\d{0,20}$/),
);

describe.each([
  ['SSN', formatSsn, 11, 9],
  ['card number', formatCardNumber, 19, 16],
  ['security code', formatSecurityCode, 4, 4],
])('%s', (_, format, longest, digits) => {
  test('returns the digits in their order, up to its maximum length', () => {
    fc.assert(
      fc.property(typed, (text) => {
        expect(onlyDigits(format(text))).toBe(onlyDigits(text).slice(0, digits));
        expect(format(text).length).toBeLessThanOrEqual(longest);
      }),
    );
  });
});

test.each([
  ['SSN', formatSsn],
  ['card number', formatCardNumber],
  ['expiry', formatExpiry],
  ['security code', formatSecurityCode],
  ['ZIP code', formatZip],
])('%s is idempotent', (_, format) => {
  fc.assert(
    fc.property(typed, (text) => {
      expect(format(format(text))).toBe(format(text));
    }),
  );
});

test.each([
  ['SSN', formatSsn],
  ['card number', formatCardNumber],
  ['expiry', formatExpiry],
])('%s never ends in a separator', (_, format) => {
  fc.assert(
    fc.property(typed, (text) => {
      expect(format(text)).not.toMatch(/[-/ ]$/);
    }),
  );
});

test.each([
  ['9', '9'],
  ['900', '900'],
  ['9001', '900-1'],
  ['900-12-3456', '900-12-3456'],
  ['SSN: 900 12 3456.', '900-12-3456'],
  ['9001234567', '900-12-3456'],
  ['９００１２３４５６', '900-12-3456'],
  ['٩٠٠١٢٣٤٥٦', '900-12-3456'],
  ['900\u221212\u22123456\u202c', '900-12-3456'],
])('formats the SSN %j as %j', (text, written) => {
  expect(formatSsn(text)).toBe(written);
});

test.each([
  ['4242424242424242', '4242 4242 4242 4242'],
  ['4242-4242', '4242 4242'],
  ['42424', '4242 4'],
  ['４２４２４', '4242 4'],
])('formats the card number %j as %j', (text, written) => {
  expect(formatCardNumber(text)).toBe(written);
});

test.each([
  ['0', '0'],
  ['12', '12'],
  ['1230', '12/30'],
  ['4/27', '04/27'],
  ['4/', '04'],
  ['04/2027', '04/27'],
  ['04 / 27', '04/27'],
  ['04/20', '04/20'],
  ['12/3', '12/3'],
  ['122030', '12/30'],
  ['2030-12', '12/30'],
  ['2030-4', '04/30'],
  ['2030 01', '01/30'],
  ['2030  1', '01/30'],
  ['２０３０　０１', '01/30'],
  ['2030', '20/30'],
  ['202802', '02/28'],
  ['203012', '12/30'],
  ['０２／２８', '02/28'],
  ['02\u22122028', '02/28'],
  ['2.28', '02/28'],
  ['20', '20'],
  ['20/280', '20280'],
  ['20280', '20280'],
  ['02/202', '02/2'],
])('formats the expiry %j as %j', (text, written) => {
  expect(formatExpiry(text)).toBe(written);
});

test('an expiry has at most five characters', () => {
  fc.assert(
    fc.property(typed, (text) => {
      expect(formatExpiry(text).length).toBeLessThanOrEqual(5);
    }),
  );
});

test('formats an expiry in any usual form as MM/YY', () => {
  const month = fc.integer({ min: 1, max: 12 }).map((value) => String(value));
  const year = fc.integer({ min: 21, max: 99 }).map((value) => String(value));
  const forms: ((month: string, year: string) => string)[] = [
    (mm, yy) => mm.padStart(2, '0') + yy,
    (mm, yy) => `${mm.padStart(2, '0')}20${yy}`,
    (mm, yy) => `${mm}/${yy}`,
    (mm, yy) => `${mm}/20${yy}`,
    (mm, yy) => ` ${mm.padStart(2, '0')} / ${yy} `,
    (mm, yy) => `${mm.padStart(2, '0')}-${yy}`,
    (mm, yy) => `20${yy}-${mm}`,
    (mm, yy) => `20${yy}-${mm.padStart(2, '0')}`,
    (mm, yy) => `20${yy}${mm.padStart(2, '0')}`,
  ];
  fc.assert(
    fc.property(month, year, fc.constantFrom(...forms), (mm, yy, write) => {
      expect(formatExpiry(write(mm, yy))).toBe(`${mm.padStart(2, '0')}/${yy}`);
    }),
  );
});

test('adds the dash to a ZIP code of nine digits, in any form', () => {
  const digits = fc.array(fc.nat(9), { minLength: 9, maxLength: 9 });
  fc.assert(
    fc.property(digits, fc.constantFrom('', ' ', '-', '\u2013', ' - '), (code, between) => {
      const [five, four] = [code.slice(0, 5).join(''), code.slice(5).join('')];
      expect(formatZip(five + between + four)).toBe(`${five}-${four}`);
    }),
  );
});

test('formatting a ZIP code loses no digit', () => {
  fc.assert(
    fc.property(typed, (text) => {
      expect(onlyDigits(formatZip(text))).toBe(onlyDigits(text));
    }),
  );
});

test('does not remove invalid characters of a ZIP code, so that the validator can report them', () => {
  expect(formatZip('123456789')).toBe('12345-6789');
  expect(formatZip('12345')).toBe('12345');
  expect(formatZip(' 12345 6789')).toBe('12345-6789');
  expect(formatZip('12345–6789')).toBe('12345-6789');
  expect(formatZip('12345-')).toBe('12345-');
  expect(formatZip('ABCDE')).toBe('ABCDE');
  expect(formatZip('1234567890')).toBe('1234567890');
});

describe('the mask of an SSN', () => {
  test('shows the last four digits of a complete number', () => {
    expect(maskSsn('900-12-3456')).toBe('•••-••-3456');
  });

  test('shows no digit of an incomplete number', () => {
    expect(maskSsn('900-12-345')).toBe('•••-••-•••');
    expect(maskSsn('')).toBe('');
  });

  test('has the length of the number and never shows more than four digits', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const ssn = formatSsn(typed);
        const masked = maskSsn(ssn);
        expect(masked).toHaveLength(ssn.length);
        const shown = masked.replaceAll(/\D/g, '');
        expect(shown.length === 0 || (shown.length === 4 && ssn.endsWith(shown))).toBe(true);
      }),
    );
  });
});

test.each([
  ['33134\u202c', '33134'],
  ['\u200b33134', '33134'],
  ['33134\u22121234', '33134-1234'],
  ['３３１３４', '33134'],
  ['３３１３４−１２３４', '33134-1234'],
  ['SW1A 1AA', 'SW1A 1AA'],
])('formats the ZIP code %j as %j', (text, written) => {
  expect(formatZip(text)).toBe(written);
});
