import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { expectationsFile, readExpectations } from './expectations.ts';

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
