import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isWithinJsonBounds } from './jsonBounds.ts';

const accepts = (text: string) => isWithinJsonBounds(Buffer.from(text));
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
/**
 * Returns an array of `count` numbers. It has `count` + 1 tokens: two brackets, and a comma between
 * each two numbers.
 */
const numbers = (count: number) => `[${Array.from({ length: count }, () => 1).join()}]`;

test('accepts 32 levels of nesting and rejects 33', () => {
  expect(accepts(nested(32))).toBe(true);
  expect(accepts(nested(33))).toBe(false);
  expect(accepts('{"a":'.repeat(32) + '1' + '}'.repeat(32))).toBe(true);
  expect(accepts('{"a":'.repeat(33))).toBe(false);
});

test('accepts 5,000 tokens and rejects 5,001', () => {
  expect(accepts(numbers(4_999))).toBe(true);
  expect(accepts(numbers(5_000))).toBe(false);
  expect(accepts(`[${'""'.repeat(4_998)}]`)).toBe(true);
  expect(accepts(`[${'""'.repeat(4_999)}]`)).toBe(false);
});

test('ignores brackets and separators in strings', () => {
  const structural = fc.stringMatching(/^[{}[\],:"\\]*$/, { maxLength: 200 });
  const text = fc.array(fc.oneof(structural, fc.string()), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(text, (parts) => {
      const value = parts.join('');
      // This text reaches both limits exactly: 31 levels around the value, and the remaining tokens
      // after it.
      const rest = ','.repeat(5_000 - 2 * 31 - 1);
      const body = '['.repeat(31) + JSON.stringify(value) + rest + ']'.repeat(31);
      expect(accepts(body)).toBe(true);
      expect(accepts(`${body},`)).toBe(false);
    }),
    { numRuns: 30 },
  );
  expect(accepts(JSON.stringify('[{,:'.repeat(1_000_000)))).toBe(true);
  expect(accepts(JSON.stringify('"\\'.repeat(1_000_000)))).toBe(true);
});
