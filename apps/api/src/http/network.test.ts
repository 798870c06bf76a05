import { expect, test } from 'vitest';
import { isLoopback, networkOf } from './network.ts';

test.each([
  ['127.0.0.1', true],
  ['::ffff:127.0.0.1', true],
  ['::1', true],
  ['10.0.0.1', false],
  ['128.0.0.1', false],
])('returns whether %s is a loopback address: %s', (address, expected) => {
  expect(isLoopback(networkOf(address))).toBe(expected);
});

test.each([
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('the network of the address %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
