import fc from 'fast-check';
import { expect, test } from 'vitest';
import { monthBars } from './monthBars.ts';

test('stand in order, named in full, with the year below the first and each January', () => {
  const bars = monthBars([
    { month: '2026-01', amount: 350 },
    { month: '2025-12', amount: 200.5 },
    { month: '2026-02', amount: -75 },
  ]);
  expect(bars).toEqual([
    { label: 'December 2025', axisLabel: ['Dec', '2025'], value: 200.5 },
    { label: 'January 2026', axisLabel: ['Jan', '2026'], value: 350 },
    { label: 'February 2026', axisLabel: 'Feb', value: -75 },
  ]);
});

test('are there for months without earnings too', () => {
  const bars = monthBars([
    { month: '2025-11', amount: 1 },
    { month: '2026-02', amount: 2 },
  ]);
  expect(bars.map(({ label, value }) => [label, value])).toEqual([
    ['November 2025', 1],
    ['December 2025', 0],
    ['January 2026', 0],
    ['February 2026', 2],
  ]);
});

test('leave out what lies between months that are far apart', () => {
  const bars = monthBars([
    { month: '0202-06', amount: 1 },
    { month: '2026-02', amount: 2 },
  ]);
  expect(bars).toHaveLength(2);
});

test('count a month once, to the cent', () => {
  const bars = monthBars([
    { month: '2026-02', amount: 0.1 },
    { month: '2026-02', amount: 0.2 },
  ]);
  expect(bars).toMatchObject([{ value: 0.3 }]);
});

test('keep what is no month as it is', () => {
  expect(monthBars([{ month: 'earlier', amount: 5 }])).toEqual([
    { label: 'earlier', axisLabel: 'earlier', value: 5 },
  ]);
});

test('name only the years when there are very many', () => {
  const bars = monthBars([
    { month: '2021-03', amount: 1 },
    { month: '2026-02', amount: 2 },
  ]);
  expect(bars).toHaveLength(60);
  expect(bars.flatMap(({ axisLabel }) => axisLabel ?? [])).toEqual([
    '2022',
    '2023',
    '2024',
    '2025',
    '2026',
  ]);
});

const months = fc
  .record({ year: fc.integer({ min: 2015, max: 2030 }), month: fc.integer({ min: 1, max: 12 }) })
  .map(({ year, month }) => `${year}-${String(month).padStart(2, '0')}`);
const earnings = fc.array(
  fc.record({ month: months, amount: fc.integer({ min: -10_000, max: 10_000 }) }),
);

test('have no two of the same name, and lose no dollar', () => {
  fc.assert(
    fc.property(earnings, (list) => {
      const bars = monthBars(list);
      const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
      expect(new Set(bars.map(({ label }) => label)).size).toBe(bars.length);
      expect(sum(bars.map(({ value }) => value))).toBe(sum(list.map(({ amount }) => amount)));
    }),
  );
});
