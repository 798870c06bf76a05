import { expect, test } from 'vitest';
import { busyNotice, shareBetween } from './busyMachine.ts';
import { withTables } from './document.ts';
import { changesSince } from './lastResults.ts';

const document =
  'Before\n\n<!-- written by npm run bench -->\n\nold\n\n<!-- until here -->\n\nAfter\n';

test('the tables of this run replace the tables of the last run', () => {
  const reports = [{ title: 'Home', table: '| a |' }];
  expect(withTables(document, reports, 'Measured now.')).toBe(
    'Before\n\n<!-- written by npm run bench -->\n\nMeasured now.\n\nHome:\n\n| a |\n\n<!-- until here -->\n\nAfter\n',
  );
  const twice = withTables(withTables(document, reports, 'A'), reports, 'B');
  expect(twice).toBe(withTables(document, reports, 'B'));
});

test('a document without the markers for the tables is rejected', () => {
  expect(() => withTables('Nothing', [], '')).toThrow('lacks the markers');
});

test('a result that has changed by more than a tenth, or is new, is reported', () => {
  const last = { paint: { ratio: 1.2 }, bytes: { value: 100, text: '100 B' } };
  expect(
    changesSince(last, { paint: { ratio: 1.31 }, bytes: { value: 111, text: '111 B' } }),
  ).toEqual(['bytes: 111 B, last time 100 B']);
  expect(changesSince(last, { paint: { ratio: 1.05 } })).toEqual([
    'paint: 1.05 ×, last time 1.20 ×',
  ]);
  expect(changesSince({}, { paint: { ratio: 1 } })).toEqual(['paint: 1.00 ×, not measured before']);
});

test('a machine is busy if other programs use more than 15 % of the CPU before or after the run', () => {
  expect(shareBetween({ idle: 100, total: 200 }, { idle: 180, total: 300 })).toBeCloseTo(0.2);
  expect(shareBetween({ idle: 1, total: 1 }, { idle: 1, total: 1 })).toBe(0);
  expect(busyNotice([0.1, 0.15])).toBeUndefined();
  expect(busyNotice([0.05, 0.43])).toContain('43 %');
});
