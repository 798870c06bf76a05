import { expect, test } from 'vitest';
import { migrations } from '../src/db/migrate.ts';
import { encryptionContexts } from '../src/security/encryptionContexts.ts';
import { migrationDigest } from './migrationDigest.ts';
import { goldenKeys, readGolden, recordedVersions } from './readGolden.ts';

const keys = goldenKeys();
const howToAdd = 'Run `npm run golden -w @bank-bonuses/api` and commit what it adds';

const contexts = new Map(
  Object.values(encryptionContexts).map((contextOf) => {
    const { table, column } = contextOf('');
    return [`${table}.${column}`, contextOf];
  }),
);

test('every encrypted column has a value that an earlier build has encrypted', () => {
  expect([...contexts.keys()].sort(), howToAdd).toEqual(
    Object.keys(readGolden('sealed.json')).sort(),
  );
});

test.each(Object.entries(readGolden('sealed.json')))(
  'what an earlier build has encrypted for %s can be decrypted',
  (name, { row, text, sealed }) => {
    const context = contexts.get(name)?.(row);
    if (!context) throw new Error(`Nothing reads ${name} any more.`);
    const opened =
      name === 'portal.documents.content'
        ? keys.decryptBytes(Buffer.from(sealed, 'base64'), context).toString()
        : keys.decrypt(sealed, context);
    expect(opened).toBe(text);
  },
);

test.each(Object.entries(readGolden('fingerprints.json')))(
  'a fingerprint for "%s" is the one that an earlier build has stored',
  (purpose, { text, fingerprint }) => {
    expect(keys.fingerprint(purpose, text)).toBe(fingerprint);
  },
);

test('a migration that was released is never changed, taken out or put behind another', async () => {
  const recorded = readGolden('migrations.json');
  const digests: Record<string, string> = {};
  for (const [name, migration] of Object.entries(migrations)) {
    digests[name] = await migrationDigest(migration);
  }
  const released = Object.fromEntries(
    Object.keys(recorded).map((name) => [name, digests[name] ?? 'missing']),
  );
  expect(
    released,
    'Databases that have this migration do not run it again: put it back as it was, and add a new one',
  ).toEqual(recorded);
  expect(Object.keys(migrations).sort().slice(0, Object.keys(recorded).length)).toEqual(
    Object.keys(recorded),
  );
});

test('every migration has its digest, and a database that was recorded after it', () => {
  const names = Object.keys(migrations);
  expect(names, howToAdd).toEqual(Object.keys(readGolden('migrations.json')));
  expect(names, howToAdd).toEqual(recordedVersions());
});
