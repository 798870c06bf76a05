import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatStateCode, readablePhone } from './formatters.ts';

test('a state is two capital letters', () => {
  expect(formatStateCode('ca')).toBe('CA');
  expect(formatStateCode('n.y.c')).toBe('NY');
});

test('a state is the first two letters, whatever stands between them', () => {
  const noLetters = fc.stringMatching(/^[^a-zA-Z]{0,3}$/);
  const letter = fc.stringMatching(/^[a-zA-Z]$/);
  fc.assert(
    fc.property(noLetters, letter, noLetters, letter, fc.string(), (a, first, b, second, rest) => {
      expect(formatStateCode(a + first + b + second + rest)).toBe((first + second).toUpperCase());
    }),
  );
});

test('a phone number of ten digits is read as Settings shows it, any other as it was typed', () => {
  const digits = fc.array(fc.nat(9), { minLength: 10, maxLength: 10 });
  const between = fc.constantFrom('', ' ', '-', '.');
  fc.assert(
    fc.property(digits, between, (code, mark) => {
      const [area, exchange, line] = [code.slice(0, 3), code.slice(3, 6), code.slice(6)].map(
        (part) => part.join(''),
      );
      expect(readablePhone([area, exchange, line].join(mark))).toBe(
        `(${area}) ${exchange}-${line}`,
      );
    }),
  );
  expect(readablePhone('1 555 010 0199')).toBe('+1 (555) 010-0199');
  for (const other of ['', '555', '+44 20 7946 0958', '(555) 010-0123 ext. 4'])
    expect(readablePhone(other)).toBe(other);
});

test('formatting a state twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(formatStateCode(formatStateCode(text))).toBe(formatStateCode(text));
    }),
  );
});
