import { expect, test } from 'vitest';
import { matching, others } from './matching.ts';

const options = [
  'American Express',
  'Capital One',
  'Citibank',
  'E*TRADE',
  'TD Bank',
  'U.S. Bank',
  'Wells Fargo',
].map((label) => ({ label, value: label }));

const found = (query: string) => matching(options, query).map(({ label }) => label);

test.each([
  ['wells-fargo', ['Wells Fargo']],
  ['wellsfargo', ['Wells Fargo']],
  ['e trade', ['E*TRADE']],
  ['E-Trade', ['E*TRADE']],
  ['USBank', ['U.S. Bank']],
  ['us bank', ['U.S. Bank']],
  ['CapitalOne', ['Capital One']],
  ['express', ['American Express']],
  ['bank', ['Citibank', 'TD Bank', 'U.S. Bank']],
  ['sf', []],
])('the query %j finds %j', (query, labels) => {
  expect(found(query)).toEqual(labels);
});

test('an empty query finds every option', () => {
  expect(found(' ')).toHaveLength(options.length);
});

test('others does not offer a query that only spells an option differently', () => {
  for (const query of ['wells-fargo', 'e trade', 'USBank', 'CapitalOne'])
    expect(others(options, '', query)).toEqual([]);
  expect(others(options, '', 'Wells')).toEqual([{ value: 'Wells', label: 'Add "Wells"' }]);
});
