import { expect, test } from 'vitest';
import { titleOf } from './titles.ts';

test('the title contains the name of the innermost page, followed by the product name', () => {
  const routes = [{}, { handle: { title: 'Outer' } }, { handle: { title: 'Home' } }, {}];
  expect(titleOf(routes)).toBe('Home · Bank Bonuses User Portal');
});

test('the query string selects the title of a page with two modes', () => {
  const title = (search: string) => (search === '?mode=b' ? 'B' : 'A');
  expect(titleOf([{ handle: { title } }], '?mode=b')).toBe('B · Bank Bonuses User Portal');
  expect(titleOf([{ handle: { title } }], '')).toBe('A · Bank Bonuses User Portal');
});

test('the title is the product name if no page has a name', () => {
  expect(titleOf([{ handle: undefined }, { handle: 'text' }])).toBe('Bank Bonuses User Portal');
});
