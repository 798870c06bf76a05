import { expect, test } from 'vitest';
import { kilobytes, summarize, type Column } from './measure.ts';

const columns: Column[] = [
  { title: 'Largest paint', unit: 'staticPage', budget: 1.25 },
  { title: 'JavaScript', budget: { '/a': 100_000, '/b': 120_000 }, format: kilobytes },
];
const round = (paint: number, staticPage: number, bytes = 110_000) => ({
  figures: { 'Largest paint': paint, JavaScript: bytes },
  units: { staticPage, work: 50 },
});

test('a time is judged by the median of its multiples of the same round, not by its milliseconds', () => {
  const rounds = [round(600, 400), round(480, 400), round(900, 800)];
  expect(summarize(columns, '/b', rounds)).toEqual({
    cells: ['/b', '1.20 of 1.25 ×, 600 ms', '110.0 of 120.0 KB'],
    missed: [],
  });
});

test('each exceeded budget of a page is reported, and each figure that could not be measured', () => {
  const { missed } = summarize(columns, '/a', [round(Number.NaN, 400)]);
  expect(missed).toEqual(['/a: Largest paint NaN of 1.25 ×', '/a: JavaScript 110.0 of 100.0 KB']);
});
