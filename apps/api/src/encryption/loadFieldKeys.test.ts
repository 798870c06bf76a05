import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { generateFieldKeys } from './fieldKeys.ts';
import { loadFieldKeys, parseFieldKeys } from './loadFieldKeys.ts';

const context = { table: 't', column: 'c', row: 'r' };
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'field-keys-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('creates a key file that only its owner can read, and reads the same keys again', () => {
  const file = join(folder, 'secrets', 'keys.json');
  const ciphertext = loadFieldKeys({ file, createIfMissing: true }).encrypt('text', context);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(statSync(join(folder, 'secrets')).mode & 0o777).toBe(0o700);
  expect(readdirSync(join(folder, 'secrets'))).toEqual(['keys.json']);
  expect(loadFieldKeys({ file, createIfMissing: true }).decrypt(ciphertext, context)).toBe('text');
  expect(loadFieldKeys({ json: readFileSync(file, 'utf8') }).decrypt(ciphertext, context)).toBe(
    'text',
  );
});

test('rejects a key file that others can read', () => {
  const file = join(folder, 'keys.json');
  writeFileSync(file, JSON.stringify(generateFieldKeys()));
  chmodSync(file, 0o640);
  expect(() => loadFieldKeys({ file })).toThrow('can be read by others');
});

test('creates keys only if asked to', () => {
  expect(() => loadFieldKeys({ file: join(folder, 'none.json') })).toThrow('ENOENT');
});

const good = generateFieldKeys();
const { k1 } = good.keys;
const bytes = (length: number) => Buffer.alloc(length, 7).toString('base64');

test.each([
  ['the current key', (key: unknown) => ({ ...good, keys: { k1: key } })],
  ['the index key', (key: unknown) => ({ ...good, index: key })],
])('%s must have 32 bytes', (_which, materialWith) => {
  const parse = (key: unknown) => parseFieldKeys(JSON.stringify(materialWith(key)), 'FIELD_KEYS');
  for (const key of [bytes(31), bytes(33), null]) {
    expect(() => parse(key)).toThrow('32 bytes in base64');
  }
  expect(() => parse(bytes(32))).not.toThrow();
});

test.each([
  ['of 32 characters', 'k'.repeat(32), true],
  ['of 33 characters', 'k'.repeat(33), false],
  ['with a line feed', 'k1\n', false],
])('a key id %s (%j) is accepted: %s', (_name, id, isAccepted) => {
  const json = JSON.stringify({ ...good, keys: { k1, [id]: k1 } });
  const parse = () => parseFieldKeys(json, 'FIELD_KEYS');
  if (isAccepted) expect(parse).not.toThrow();
  else expect(parse).toThrow('a key id is not');
});

test.each([
  ['invalid JSON', 'not json {', 'it is not JSON'],
  ['no current key', JSON.stringify({ ...good, current: undefined }), '"current" is missing'],
  ['an unknown current key', JSON.stringify({ ...good, current: 'k9' }), 'lacks the current key'],
  ['nothing', 'null', '"current" is missing'],
])('rejects material with %s, without quoting it', (_name, json, message) => {
  expect(() => parseFieldKeys(json, 'FIELD_KEYS')).toThrow(message);
  try {
    parseFieldKeys(json, 'FIELD_KEYS');
  } catch (error) {
    expect(String(error)).not.toContain(good.index);
  }
});
