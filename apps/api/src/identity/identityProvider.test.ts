import { expect, test } from 'vitest';
import { isSameAddress } from './identityProvider.ts';

test.each([
  ['avery@example.com', 'avery@example.com', true],
  ['Avery@Example.com', 'avery@example.COM', true],
  [' avery@example.com', 'avery@example.com\n', true],
  ['avery@example.com', ' avery@example.com ', true],
  ['avery@example.com', 'avery@example.org', false],
  ['avery@example.com', 'avery@example.com.example', false],
  ['avery@example.com', '', false],
])('returns whether %j and %j are the same address: %s', (one, other, expected) => {
  expect(isSameAddress(one, other)).toBe(expected);
});
