import type { TestReport } from '@bank-bonuses/test-config/testReport';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { expectationsFile, raiseFloors, readExpectations } from './expectations.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'expectations-'));
  mkdirSync(dirname(join(root, expectationsFile)), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const sound = { tasks: ['lint'], floors: { 'ui:test': { '': 7 } }, skips: { 'a > b': 'Why.' } };
const read = (text: string) => {
  writeFileSync(join(root, expectationsFile), text);
  return readExpectations(root);
};

test('a sound file is read as it stands', () => {
  expect(read(JSON.stringify(sound))).toEqual(sound);
});

test.each([
  ['a floor of null', { floors: { 'ui:test': { '': null } } }, 'ui:test'],
  ['a floor in words', { floors: { 'ui:test': { '': '7' } } }, 'ui:test'],
  ['a floor that every run reaches', { floors: { 'ui:test': { '': 0 } } }, 'ui:test'],
  ['a part of a test', { floors: { 'ui:test': { '': 6.5 } } }, 'ui:test'],
  ['a task with a number for its groups', { floors: { 'ui:test': 7 } }, 'ui:test'],
  ['no floors', { floors: undefined }, 'floors'],
  ['floors as a list', { floors: [7] }, 'floors'],
  ['no tasks', { tasks: undefined }, 'tasks'],
  ['a task without a name', { tasks: [null] }, 'tasks'],
  ['a skip without a reason', { skips: { 'a > b': '' } }, 'a > b'],
  ['no skips', { skips: null }, 'skips'],
])('%s is refused', (_, change, place) => {
  expect(() => read(JSON.stringify({ ...sound, ...change }))).toThrow(
    `${expectationsFile}: ${place}`,
  );
});

test.each(['', '[]', 'null', '{"tasks":'])('%j is no file of expectations', (text) => {
  expect(() => read(text)).toThrow(expectationsFile);
});

const counted = (taskId: string, passed: number, full: boolean): [string, TestReport] => {
  const group = { name: '', passed, failed: 0, skipped: [], files: [] };
  return [taskId, { taskId, taskHash: '1', full, groups: [group], errors: 0, failures: [] }];
};

test('a full run raises only the floors of what a normal run leaves out', () => {
  const floors = { 'ui:test': { '': 7 }, 'e2e:otherBrowsers': { '': 1 } };
  const reports = new Map([counted('ui:test', 90, true), counted('e2e:otherBrowsers', 5, true)]);
  expect(raiseFloors(floors, reports, ['otherBrowsers'])).toEqual({
    'ui:test': { '': 7 },
    'e2e:otherBrowsers': { '': 5 },
  });
  const normal = new Map([counted('ui:test', 9, false), counted('api:test', 0, false)]);
  expect(raiseFloors(floors, normal, ['otherBrowsers'])).toEqual({
    'ui:test': { '': 9 },
    'e2e:otherBrowsers': { '': 1 },
  });
});
