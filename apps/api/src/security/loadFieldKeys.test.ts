import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { generateFieldKeys } from './fieldKeys.ts';
import { loadFieldKeys, parseFieldKeys } from './loadFieldKeys.ts';

const place = { table: 't', column: 'c', row: 'r' };
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'field-keys-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('makes a key file that only its owner can read, and reads the same keys again', () => {
  const file = join(folder, 'secrets', 'keys.json');
  const sealed = loadFieldKeys({ file, createIfMissing: true }).seal('text', place);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(loadFieldKeys({ file, createIfMissing: true }).open(sealed, place)).toBe('text');
  expect(loadFieldKeys({ json: readFileSync(file, 'utf8') }).open(sealed, place)).toBe('text');
});

test.each([0o644, 0o640, 0o604, 0o620])('refuses a key file of the mode %o', (mode) => {
  const file = join(folder, 'keys.json');
  writeFileSync(file, JSON.stringify(generateFieldKeys()));
  chmodSync(file, mode);
  expect(() => loadFieldKeys({ file })).toThrow('can be read by others');
});

test('never makes keys unasked', () => {
  expect(() => loadFieldKeys({ file: join(folder, 'none.json') })).toThrow('ENOENT');
  expect(() => loadFieldKeys({})).toThrow('No field keys');
});

const good = generateFieldKeys();
test.each([
  ['no JSON', 'not json {', 'it is not JSON'],
  ['no current key', JSON.stringify({ ...good, current: undefined }), '"current" is missing'],
  ['an unknown current key', JSON.stringify({ ...good, current: 'k9' }), 'lacks the current key'],
  ['a short key', JSON.stringify({ ...good, keys: { k1: 'c2hvcnQ=' } }), '32 bytes'],
  ['no index key', JSON.stringify({ ...good, index: undefined }), '32 bytes'],
  [
    'an id with a dot',
    JSON.stringify({ ...good, current: 'a.b', keys: { 'a.b': good.index } }),
    'id',
  ],
])('refuses material with %s, without quoting it', (_name, json, problem) => {
  expect(() => parseFieldKeys(json, 'FIELD_KEYS')).toThrow(problem);
  try {
    parseFieldKeys(json, 'FIELD_KEYS');
  } catch (error) {
    expect(String(error)).not.toContain(good.index);
  }
});
