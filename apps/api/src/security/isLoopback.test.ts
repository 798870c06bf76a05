import { expect, test } from 'vitest';
import { isLoopback } from './isLoopback.ts';
import { networkOf } from './throttle.ts';

test.each([
  ['127.0.0.1', true],
  ['127.8.9.10', true],
  ['::ffff:127.0.0.1', true],
  ['::1', true],
  ['10.0.0.1', false],
  ['203.0.113.127', false],
  ['128.0.0.1', false],
  ['fe80::1', false],
  ['2001:db8::1', false],
])('the address %s is this machine itself: %s', (address, expected) => {
  expect(isLoopback(networkOf(address))).toBe(expected);
});
