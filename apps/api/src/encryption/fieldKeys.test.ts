import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  createFieldKeys,
  generateFieldKeys,
  DecryptionError,
  type EncryptionContext,
} from './fieldKeys.ts';

const material = generateFieldKeys();
const keys = createFieldKeys(material);
const context: EncryptionContext = {
  table: 'portal.registrations',
  column: 'ssn_sealed',
  row: 'row-1',
};

test('decrypts its own ciphertext, and only in the same context', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, row) => {
      const ciphertext = keys.encrypt(text, { ...context, row });
      expect(keys.decrypt(ciphertext, { ...context, row })).toBe(text);
      expect(() => keys.decrypt(ciphertext, { ...context, row: `${row}x` })).toThrow(
        DecryptionError,
      );
    }),
  );
});

test('encrypts the same value differently each time, with the key’s id in front', () => {
  const ciphertext = Array.from({ length: 50 }, () => keys.encrypt('900123456', context));
  expect(new Set(ciphertext).size).toBe(50);
  for (const text of ciphertext) expect(text).toMatch(/^v1\.k1\.[\w-]+$/);
});

test.each([
  ['another table', { ...context, table: 'portal.payments' }],
  ['another column', { ...context, column: 'date_of_birth_sealed' }],
  ['a context that is equal only when joined', { ...context, column: 'ssn', row: '_sealedrow-1' }],
])('rejects a value that was moved to %s', (_name, elsewhere) => {
  expect(() => keys.decrypt(keys.encrypt('900123456', context), elsewhere)).toThrow(
    DecryptionError,
  );
});

test('rejects a ciphertext in which any byte was changed', () => {
  const ciphertext = keys.encryptBytes(Buffer.from('a photo'), context);
  for (let index = 0; index < ciphertext.length; index += 1) {
    const changed = Buffer.from(ciphertext);
    changed[index] = (changed[index] ?? 0) ^ 1;
    expect(() => keys.decryptBytes(changed, context)).toThrow(DecryptionError);
  }
  expect(keys.decryptBytes(ciphertext, context).toString()).toBe('a photo');
});

test.each(['', 'v1', 'v1.k1', 'v1.k1.AAAA', 'v2.k1.AAAA', 'plain text'])(
  'rejects %j as a ciphertext',
  (text) => {
    expect(() => keys.decrypt(text, context)).toThrow(DecryptionError);
  },
);

test('rejects a valid ciphertext with another version prefix', () => {
  const ciphertext = keys.encrypt('900123456', context).replace('v1', 'v2');
  expect(() => keys.decrypt(ciphertext, context)).toThrow(DecryptionError);
});

test('decrypts with an older key after a rotation, and encrypts with the new one', () => {
  const ciphertext = keys.encrypt('900123456', context);
  const rotated = createFieldKeys({
    ...material,
    current: 'k2',
    keys: { ...material.keys, ...generateFieldKeys('k2').keys },
  });
  expect(rotated.decrypt(ciphertext, context)).toBe('900123456');
  expect(rotated.encrypt('900123456', context)).toMatch(/^v1\.k2\./);
  expect(() => keys.decrypt(rotated.encrypt('900123456', context), context)).toThrow(
    DecryptionError,
  );
  expect(rotated.fingerprint('ssn', '900123456')).toBe(keys.fingerprint('ssn', '900123456'));
});

test('fingerprints differ by purpose, value and key', () => {
  const one = keys.fingerprint('ssn', '900123456');
  expect(keys.fingerprint('ssn', '900123456')).toBe(one);
  expect(keys.fingerprint('ssn', '900123457')).not.toBe(one);
  expect(keys.fingerprint('throttle', '900123456')).not.toBe(one);
  expect(createFieldKeys(generateFieldKeys()).fingerprint('ssn', '900123456')).not.toBe(one);
});
