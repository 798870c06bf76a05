import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageCount, paginationText } from './paginationText.ts';

test.each([
  [{ page: 1, pageSize: 5, shown: 5, total: 23 }, 'Showing 1 to 5 of 23 results'],
  [{ page: 5, pageSize: 5, shown: 3, total: 23 }, 'Showing 21 to 23 of 23 results'],
  [{ page: 1, pageSize: 5, shown: 1, total: 1 }, 'Showing 1 to 1 of 1 results'],
  [
    { page: 2000, pageSize: 5, shown: 5, total: 10000 },
    'Showing 9,996 to 10,000 of 10,000 results',
  ],
  [{ page: 1, pageSize: 5, shown: 0, total: 0 }, 'No results to display'],
  [{ page: 7, pageSize: 5, shown: 0, total: 23 }, 'No results to display'],
  [{ page: 2, pageSize: 5, shown: undefined, total: 23 }, ''],
])('%j is shown as %j', (state, text) => {
  expect(paginationText(state)).toBe(text);
});

test('the ranges of all pages contain every result once, in order', () => {
  const sizes = fc.record({
    total: fc.integer({ min: 1, max: 400 }),
    pageSize: fc.integer({ min: 1, max: 50 }),
  });
  fc.assert(
    fc.property(sizes, ({ total, pageSize }) => {
      let next = 1;
      for (let page = 1; page <= pageCount(total, pageSize); page += 1) {
        const shown = Math.min(pageSize, total - (page - 1) * pageSize);
        const numbers = paginationText({ page, pageSize, shown, total }).match(/\d+/g)?.map(Number);
        expect(numbers).toEqual([next, next + shown - 1, total]);
        next += shown;
      }
      expect(next).toBe(total + 1);
    }),
  );
});
