import { expect, test } from 'vitest';
import {
  floorRows,
  kilobytes,
  milliseconds,
  missedFloors,
  resultOf,
  rowsOf,
  type Measure,
} from './floors.ts';
import { markdownTable } from './markdownTable.ts';

interface Visit {
  paintMs: number;
  bytes: number;
}

const measures: Measure<Visit>[] = [
  { name: 'paintMs', title: 'Largest paint', isPaint: true, floor: 1.25, format: milliseconds },
  { name: 'bytes', title: 'JavaScript', floor: 125_000, format: kilobytes },
];
const round = (paintMs: number, staticMs: number, bytes = 110_000) => ({
  visit: { paintMs, bytes },
  staticMs,
});

test('judges a paint by its ratio to the static page in the same round', () => {
  const result = resultOf([round(600, 400), round(480, 400), round(900, 800)]);
  expect(result.paintMs).toEqual({
    value: { least: 480, median: 600, most: 900 },
    ratio: { least: 1.125, median: 1.2, most: 1.5 },
  });
  expect(missedFloors(measures, '/login', result)).toEqual([]);
});

test('each floor that is missed is named, also by a value that could not be measured', () => {
  const result = resultOf([round(520, 400, Number.NaN)]);
  expect(missedFloors(measures, '/login', result)).toEqual([
    '/login: Largest paint 1.30 ×, floor 1.25 ×',
    '/login: JavaScript NaN KB, floor 125.0 KB',
  ]);
});

test('checks each page against its own floor, and names the page in the table row of its floor', () => {
  const each: Measure<Visit>[] = [
    {
      name: 'bytes',
      title: 'JavaScript',
      floor: { '/a': 100_000, '/b': 120_000 },
      format: kilobytes,
    },
  ];
  const result = resultOf([round(480, 400)]);
  expect(missedFloors(each, '/a', result)).toEqual(['/a: JavaScript 110.0 KB, floor 100.0 KB']);
  expect(missedFloors(each, '/b', result)).toEqual([]);
  expect(floorRows(each, ['/a', '/b'])).toEqual([
    ['Floor of /a', '100.0 KB'],
    ['Floor of /b', '120.0 KB'],
  ]);
});

test('the table has a row for each page and one for the floors', () => {
  const rows = rowsOf(measures, [
    ['/login', resultOf([round(480, 400), round(500, 400), round(440, 400)])],
  ]);
  expect(markdownTable(rows).split('\n')).toEqual([
    '| Page   |                 Largest paint | JavaScript |',
    '| ------ | ----------------------------: | ---------: |',
    '| /login | 1.20 × (1.10 to 1.25), 480 ms |   110.0 KB |',
    '| Floor  |                        1.25 × |   125.0 KB |',
  ]);
});
