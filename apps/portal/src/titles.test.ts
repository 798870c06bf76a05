import { expect, test } from 'vitest';
import { titleOf } from './titles.ts';

test('names the innermost page before the product', () => {
  const routes = [{}, { handle: { title: 'Outer' } }, { handle: { title: 'Home' } }, {}];
  expect(titleOf(routes)).toBe('Home · Bank Bonuses User Portal');
});

test('is the product where no page has a name', () => {
  expect(titleOf([{ handle: undefined }, { handle: 'text' }])).toBe('Bank Bonuses User Portal');
});
