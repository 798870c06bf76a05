import { expect, test } from 'vitest';
import { inSentence } from './inSentence.ts';

test.each([
  ['Social Security Number', 'social security number'],
  ['SSN', 'SSN'],
  ['ZIP code', 'ZIP code'],
  ['Employer ID', 'employer ID'],
  ['A number', 'a number'],
  ['Élan', 'élan'],
])('writes %s in a sentence as %s', (label, text) => {
  expect(inSentence(label)).toBe(text);
});
