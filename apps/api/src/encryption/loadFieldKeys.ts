import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  createFieldKeys,
  generateFieldKeys,
  type FieldKeyMaterial,
  type FieldKeys,
} from './fieldKeys.ts';

/** The key material as JSON text, from `FIELD_KEYS`, or the path of the key file. */
export type FieldKeySource =
  | { json: string }
  | {
      /** It must have mode 0600 and be outside the data folder. */
      file: string;
      /**
       * Whether to create the file with new keys if it does not exist. Use this only while no other
       * process can create it, too.
       */
      createIfMissing?: boolean;
    };

/** Reads the keys of protected values; errors name the source, never its content. */
export function loadFieldKeys(source: FieldKeySource): FieldKeys {
  if ('json' in source) return createFieldKeys(parseFieldKeys(source.json, 'FIELD_KEYS'));
  if (source.createIfMissing && !existsSync(source.file)) createKeyFile(source.file);
  return createFieldKeys(parseFieldKeys(readKeyFile(source.file), source.file));
}

/** Checks key material of unknown origin. */
export function parseFieldKeys(json: string, origin: string): FieldKeyMaterial {
  const invalid = (what: string) =>
    new Error(`${origin} does not hold usable field keys: ${what}.`);
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw invalid('it is not JSON');
  }
  const { current, keys, index } = asRecord(value);
  const named = Object.entries(asRecord(keys));
  if (typeof current !== 'string') throw invalid('"current" is missing');
  if (!named.some(([id]) => id === current)) throw invalid('"keys" lacks the current key');
  if (!named.every(([id]) => /^[A-Za-z0-9_-]{1,32}$/.test(id))) {
    throw invalid('a key id is not 1 to 32 letters, digits, dashes or underscores');
  }
  if (!named.every(([, key]) => isKey(key)) || !isKey(index)) {
    throw invalid('every key and "index" must be 32 bytes in base64');
  }
  return { current, keys: Object.fromEntries(named) as Record<string, string>, index };
}

function isKey(key: unknown): key is string {
  return typeof key === 'string' && Buffer.from(key, 'base64').length === 32;
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function readKeyFile(file: string): string {
  // Windows has no such permission bits.
  if (process.platform !== 'win32' && (statSync(file).mode & 0o077) !== 0) {
    throw new Error(`${file} can be read by others. Set its mode to 0600.`);
  }
  return readFileSync(file, 'utf8');
}

/** Creates the key file. A crash leaves either no file or a complete one. */
function createKeyFile(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const material = JSON.stringify(generateFieldKeys());
  writeFileSync(`${file}.new`, material, { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
}
