import fc from 'fast-check';
import { expect, test } from 'vitest';
import { strengthOf } from './passwordStrength.ts';

test.each([
  ['secret', 'weak'],
  ['password123', 'weak'],
  ['aaaaaaaaaaaaaaaaaaaa', 'weak'],
  ['abcdefghijklmnop', 'weak'],
  ['12345678901234', 'weak'],
  ['Tr0ub4dor', 'fair'],
  ['kettlemoth', 'fair'],
  ['correct horse battery staple', 'strong'],
  ['v7#Kq2!mZx9w', 'strong'],
] as const)('the strength of %s is %s', (password, strength) => {
  expect(strengthOf(password)).toBe(strength);
});

test('the applicant’s own name and address do not make a password stronger', () => {
  expect(strengthOf('avery.example', ['avery.example@mail.test'])).toBe('weak');
  expect(strengthOf('avery.example')).not.toBe('weak');
});

const order = ['weak', 'fair', 'strong'];

test('any text has a strength, and an extra character never lowers it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (password) => {
      expect(order).toContain(strengthOf(password, [password]));
    }),
  );
  const letters = fc.stringMatching(/^[bdfhkmprtvxz]{1,30}$/);
  fc.assert(
    fc.property(letters, (password) => {
      const longer = order.indexOf(strengthOf(`${password}7`));
      expect(longer).toBeGreaterThanOrEqual(order.indexOf(strengthOf(password)));
    }),
  );
});
