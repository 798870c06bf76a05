import { expect, test } from 'vitest';
import { median, missedFloors, table } from './floors.ts';
import { measures, type PublicVisit } from './publicPages.ts';

const good: PublicVisit = {
  largestPaintMs: 640,
  scriptBytes: 110_000,
  layoutShift: 0,
  slowestKeyMs: 40,
  usableMs: 1800,
};

test('takes the middle of the visits, measure by measure', () => {
  const visit = (largestPaintMs: number) => ({ ...good, largestPaintMs });
  expect(median([visit(500), visit(900), visit(700)])).toEqual(visit(700));
});

test('passes a page that keeps to every floor', () => {
  expect(missedFloors(measures, '/login', good)).toEqual([]);
});

test('names each floor that is missed, also by a value that could not be measured', () => {
  const slow = { ...good, largestPaintMs: 801, layoutShift: Number.NaN };
  expect(missedFloors(measures, '/login', slow)).toEqual([
    '/login: Largest paint 801 ms, floor 800 ms',
    '/login: CLS NaN, floor 0.020',
  ]);
});

test('prints a row for each page and one for the floors', () => {
  const lines = table(measures, [['/login', good]]).split('\n');
  expect(lines).toHaveLength(4);
  expect(lines[2]).toBe('| /login | 640 ms | 110.0 KB | 0.000 | 40 ms | 1800 ms |');
  expect(lines[3]).toBe('| Floor | 800 ms | 125.0 KB | 0.020 | 100 ms |  |');
});
