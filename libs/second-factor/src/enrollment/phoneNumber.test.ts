import { expect, test } from 'vitest';
import { internationalNumber } from './phoneNumber.ts';

test.each([
  ['(555) 010-0144', '+15550100144'],
  ['1 555 010 0144', '+15550100144'],
  ['+1 (555) 010-0144', '+15550100144'],
  ['+44 20 7946 0000', '+442079460000'],
  ['＋４４ ２０ ７９４６ ００００', '+442079460000'],
  ['555.010.0144', '+15550100144'],
  ['+44 (0)20 7946 0000', '+442079460000'],
  ['0044 20 7946 0000', '+442079460000'],
  ['011 44 20 7946 0000', '+442079460000'],
])('%j is converted to %s', (typed, number) => {
  expect(internationalNumber(typed)).toBe(number);
});

test.each([
  '',
  '12',
  '010-0144',
  '020 7946 0000',
  '+0 555 010 0144',
  '555-010-0144 x5',
  '+44',
  '0000000000',
  '+1 555 010 01',
  '155 010 0144',
])('rejects the phone number %j', (typed) => {
  expect(internationalNumber(typed)).toBeUndefined();
});
