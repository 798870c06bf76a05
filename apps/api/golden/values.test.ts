import { expect, test } from 'vitest';
import { encryptionContexts } from '../src/encryption/encryptionContexts.ts';
import { goldenKeys, readGolden } from './testing/readGolden.ts';

const keys = goldenKeys();
const howToAdd = 'See docs/registration-wizard.md, "Add a stored value"';

const contexts = new Map(
  Object.values(encryptionContexts).map((contextOf) => {
    const { table, column } = contextOf('');
    return [`${table}.${column}`, contextOf];
  }),
);

test('the values from an earlier build cover every encrypted column', () => {
  expect([...contexts.keys()].sort(), howToAdd).toEqual(
    Object.keys(readGolden('sealed.json')).sort(),
  );
});

test.each(Object.entries(readGolden('sealed.json')))(
  'this build decrypts the value that an earlier build encrypted for %s',
  (name, { row, text, sealed }) => {
    const context = contexts.get(name)?.(row);
    if (!context) throw new Error(`No encryption context exists for ${name}.`);
    const opened =
      name === 'portal.documents.content'
        ? keys.decryptBytes(Buffer.from(sealed, 'base64'), context).toString()
        : keys.decrypt(sealed, context);
    expect(opened).toBe(text);
  },
);

test.each(Object.entries(readGolden('fingerprints.json')))(
  'this build computes the same fingerprint for "%s" as an earlier build',
  (purpose, { text, fingerprint }) => {
    expect(keys.fingerprint(purpose, text)).toBe(fingerprint);
  },
);
