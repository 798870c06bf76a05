import { describe, expect, test } from 'vitest';
import { earningsTicks, monthBars, monthsIn, tickTextFor, type MonthRange } from './monthBars.ts';

describe('bars', () => {
  test('are in order and have full names, with the year below the first bar and each January', () => {
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

  test('exist for months without earnings too', () => {
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

  test('do not fill the gap between two very distant months', () => {
    const bars = monthBars([
      { month: '0202-06', amount: 1 },
      { month: '2026-02', amount: 2 },
    ]);
    expect(bars).toHaveLength(2);
  });

  test('sum the entries of one month exactly to the cent', () => {
    const bars = monthBars([
      { month: '2026-02', amount: 0.1 },
      { month: '2026-02', amount: 0.2 },
    ]);
    expect(bars).toMatchObject([{ value: 0.3 }]);
  });

  test('do not exist for an invalid month', () => {
    expect(monthBars([{ month: 'earlier', amount: 5 }])).toEqual([]);
  });

  test('are labeled only with years in a long chart', () => {
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
});

describe('ticks', () => {
  test('are five, from zero to the largest amount or at least 1, at even distances', () => {
    expect(earningsTicks([-20, 900, 300])).toEqual([0, 225, 450, 675, 900]);
    expect(earningsTicks([-20])).toEqual([0, 0.25, 0.5, 0.75, 1]);
  });

  test.each([
    [[900], ['$0', '$225', '$450', '$675', '$900']],
    [[], ['$0.00', '$0.25', '$0.50', '$0.75', '$1.00']],
    [[275.5], ['$0.00', '$68.88', '$137.75', '$206.63', '$275.50']],
    [[12_345_678], ['$0', '$3.09M', '$6.17M', '$9.26M', '$12.35M']],
  ])('for the amounts %j are %j', (values, texts) => {
    const ticks = earningsTicks(values);
    expect(ticks.map(tickTextFor(ticks))).toEqual(texts);
  });
});

describe('the range', () => {
  const months = ['2024-12', '2025-11', '2025-12', '2026-01', '2026-12', '2027-01'];
  const earnings = months.map((month) => ({ month, amount: 1 }));

  test.each<[MonthRange, string, string[]]>([
    ['all', '2026-11-23', months],
    ['year', '2026-11-23', ['2026-01', '2026-12']],
    ['recent', '2026-11-23', ['2025-12', '2026-01']],
    ['recent', '2026-01-01', ['2025-11', '2025-12', '2026-01']],
  ])('%s on the day %s contains only its months', (range, today, expected) => {
    expect(monthsIn(range, earnings, today).map(({ month }) => month)).toEqual(expected);
  });
});
