import { describe, expect, test } from 'vitest';
import { sentPhone, sentZip, shownZip } from './profileValues.ts';

describe('a phone number', () => {
  test.each([
    ['(555) 010-0124', '5550100124'],
    ['+1 555.010.0124', '15550100124'],
    ['５５５ ０１０ ０１２４', '5550100124'],
    ['555\u2212010\u22120124\u202c', '5550100124'],
    ['25550100124', '25550100124'],
    ['+25 550 100 124', '+25 550 100 124'],
    ['555 0124', '555 0124'],
    ['call 555-010-0124', 'call 555-010-0124'],
    ['', ''],
  ])('%j is sent as %j', (typed, sent) => {
    expect(sentPhone(typed)).toBe(sent);
  });
});

describe('a ZIP code', () => {
  test.each([
    [1001, '01001'],
    [7, '00007'],
    [99_950, '99950'],
  ])('that arrives as the number %d is shown as %s, and sent as the same number', (zip, shown) => {
    expect(shownZip(zip)).toBe(shown);
    expect(sentZip(shown, zip)).toBe(zip);
  });

  test.each([
    ['02101', 2101],
    [' 02101 ', 2101],
    ['02101-1234', 2101],
    ['021011234', 2101],
    ['K1A 0B1', 'K1A 0B1'],
    ['12-345', '12-345'],
    ['', ''],
  ])('%j is sent as %j if the service uses numbers', (typed, sent) => {
    expect(sentZip(typed, 1001)).toBe(sent);
  });

  test.each([
    ['1001', '01001'],
    ['01001-1234', '01001-1234'],
    ['', ''],
  ])('%j, which arrives as text, is shown as %j', (zip, shown) => {
    expect(shownZip(zip)).toBe(shown);
  });
});
