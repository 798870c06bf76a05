import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createFieldKeys, generateFieldKeys, SealBrokenError, type Place } from './fieldKeys.ts';

const material = generateFieldKeys();
const keys = createFieldKeys(material);
const place: Place = { table: 'portal.registrations', column: 'ssn_sealed', row: 'row-1' };

test('opens what it has sealed, and only in the same place', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, row) => {
      const sealed = keys.seal(text, { ...place, row });
      expect(keys.open(sealed, { ...place, row })).toBe(text);
      expect(() => keys.open(sealed, { ...place, row: `${row}x` })).toThrow(SealBrokenError);
    }),
  );
});

test('seals the same value differently each time, with the id of the key in front', () => {
  const sealed = Array.from({ length: 50 }, () => keys.seal('900123456', place));
  expect(new Set(sealed).size).toBe(50);
  for (const text of sealed) expect(text).toMatch(/^v1\.k1\.[\w-]+$/);
});

test.each([
  ['another table', { ...place, table: 'portal.payments' }],
  ['another column', { ...place, column: 'date_of_birth_sealed' }],
  ['parts that only read the same when joined', { ...place, column: 'ssn', row: '_sealedrow-1' }],
])('refuses a value that was moved to %s', (_name, elsewhere) => {
  expect(() => keys.open(keys.seal('900123456', place), elsewhere)).toThrow(SealBrokenError);
});

test('notices every changed byte', () => {
  const sealed = keys.sealBytes(Buffer.from('a photo'), place);
  for (let index = 0; index < sealed.length; index += 1) {
    const changed = Buffer.from(sealed);
    changed[index] = (changed[index] ?? 0) ^ 1;
    expect(() => keys.openBytes(changed, place)).toThrow(SealBrokenError);
  }
  expect(keys.openBytes(sealed, place).toString()).toBe('a photo');
});

test.each(['', 'v1', 'v1.k1', 'v1.k1.AAAA', 'v2.k1.AAAA', 'plain text'])(
  'refuses %j as a sealed value',
  (text) => {
    expect(() => keys.open(text, place)).toThrow(SealBrokenError);
  },
);

test('refuses a good value that says it is of another version', () => {
  const sealed = keys.seal('900123456', place);
  expect(keys.open(sealed, place)).toBe('900123456');
  for (const version of ['v2', '', 'V1', 'v1 ']) {
    expect(() => keys.open(sealed.replace('v1', version), place)).toThrow(SealBrokenError);
  }
});

test('opens with an older key after the keys have changed, and seals with the new one', () => {
  const sealed = keys.seal('900123456', place);
  const rotated = createFieldKeys({
    ...material,
    current: 'k2',
    keys: { ...material.keys, ...generateFieldKeys('k2').keys },
  });
  expect(rotated.open(sealed, place)).toBe('900123456');
  expect(rotated.seal('900123456', place)).toMatch(/^v1\.k2\./);
  expect(() => keys.open(rotated.seal('900123456', place), place)).toThrow(SealBrokenError);
  expect(rotated.fingerprint('ssn', '900123456')).toBe(keys.fingerprint('ssn', '900123456'));
});

test('fingerprints tell purposes, values and keys apart', () => {
  const one = keys.fingerprint('ssn', '900123456');
  expect(keys.fingerprint('ssn', '900123456')).toBe(one);
  expect(keys.fingerprint('ssn', '900123457')).not.toBe(one);
  expect(keys.fingerprint('throttle', '900123456')).not.toBe(one);
  expect(createFieldKeys(generateFieldKeys()).fingerprint('ssn', '900123456')).not.toBe(one);
});
