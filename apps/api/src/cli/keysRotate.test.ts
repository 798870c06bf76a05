import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { folderDocumentStore } from '../documents/folderDocumentStore.ts';
import { encryptionContexts } from '../encryption/encryptionContexts.ts';
import {
  createFieldKeys,
  generateFieldKeys,
  type FieldKeyMaterial,
} from '../encryption/fieldKeys.ts';
import { runOn } from '../testing/commandIo.ts';
import { cardPayload, fictionalSsn } from '../testing/payloads.ts';
import { testService, type TestService } from '../testing/testService.ts';
import { countValuesByKey, rotateKeys } from '../maintenance/rotateKeys.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rotation-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const before = generateFieldKeys('k1');
const fresh = generateFieldKeys('k2');
const both: FieldKeyMaterial = {
  ...before,
  current: 'k2',
  keys: { ...before.keys, ...fresh.keys },
};
const onlyNew: FieldKeyMaterial = { ...both, keys: fresh.keys };

const serviceWith = (material: FieldKeyMaterial) =>
  testService({
    fieldKeys: createFieldKeys(material),
    documents: folderDocumentStore(folder),
  });

function run({ db }: TestService, material: FieldKeyMaterial, ...args: string[]) {
  const env = { DOCUMENTS_DIR: folder, FIELD_KEYS: JSON.stringify(material) };
  return runOn(db, env, 'keys-rotate', ...args);
}

/** Returns name and length of every document, decrypted with these keys. */
async function storedDocuments(service: TestService, material: FieldKeyMaterial) {
  const rows = await service.db.kysely.selectFrom('portal.documents').selectAll().execute();
  const keys = createFieldKeys(material);
  const store = folderDocumentStore(folder);
  return Promise.all(
    rows.map(async ({ id, storage_key, filename_sealed }) => [
      keys.decrypt(filename_sealed, encryptionContexts.filename(id)),
      keys.decryptBytes(await store.get(storage_key), encryptionContexts.document(id)).length,
    ]),
  );
}

test('a rotation re-encrypts everything, so that the old key can be deleted', async () => {
  const service = await serviceWith(before);
  const user = service.identity.addUser();
  const { id } = (await service.post(cardPayload(user))).json<{ id: string }>();
  await service.registered();
  await service.db.kysely
    .insertInto('portal.bank_logins')
    .values({
      registration_id: id,
      password_sealed: createFieldKeys(before).encrypt(
        'bank password',
        encryptionContexts.bankPassword(id),
      ),
    })
    .execute();

  expect(await run(service, both, '--check')).toMatchObject({ code: 1, output: 'k1: 13 values\n' });
  const rotated = await run(service, both);
  expect(rotated).toMatchObject({ code: 0, errors: '' });
  expect(rotated.output).toBe('13 values encrypted again, 0 failed\nk2 (current): 13 values\n');
  expect(await run(service, both)).toMatchObject({ code: 0 });
  expect(await run(service, onlyNew, '--check')).toMatchObject({ code: 0 });

  const documents = await storedDocuments(service, onlyNew);
  expect(documents).toHaveLength(5);
  expect(documents.every(([name, length]) => name === 'photo.jpg' && Number(length) > 100)).toBe(
    true,
  );
  const row = await service.db.kysely
    .selectFrom('portal.registrations')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const keys = createFieldKeys(onlyNew);
  const birthDate = keys.decrypt(row.date_of_birth_sealed, encryptionContexts.dateOfBirth(id));
  expect(birthDate).toBe('1990-04-12');
  const audit = await service.db.kysely.selectFrom('portal.audit_events').selectAll().execute();
  expect(audit.map(({ action, operator }) => `${action} by ${operator}`)).toEqual([
    'keys.rotated by test operator',
    'keys.rotated by test operator',
  ]);
});

test('a rotation continues after a run that was killed at any point', async () => {
  const service = await serviceWith(before);
  await service.registered();
  const total = 5;
  for (let step = 0; step < total + 4; step += 1) {
    let left = 3;
    const keys = createFieldKeys(both);
    const killed = {
      ...keys,
      encrypt: (...args: Parameters<typeof keys.encrypt>) => {
        left -= 1;
        if (left === 0) throw new Error('killed');
        return keys.encrypt(...args);
      },
    };
    const deps = { db: service.db, documents: folderDocumentStore(folder), fieldKeys: killed };
    await rotateKeys(deps).catch(() => undefined);
  }
  expect([...(await countValuesByKey(service.db)).keys()]).toEqual(['k2']);
  expect(await storedDocuments(service, onlyNew)).toHaveLength(2);
});

const maidenName = ({ db }: TestService) =>
  db.kysely
    .selectFrom('portal.registrations')
    .select('mothers_maiden_name_sealed')
    .executeTakeFirstOrThrow();

test('a rotation skips rows that change during the run, and does not restore deleted rows', async () => {
  const service = await serviceWith(before);
  const { registrationId } = await service.registered();
  const keys = createFieldKeys(both);
  const context = encryptionContexts.mothersMaidenName(registrationId);
  const written = keys.encrypt('Changed during the run', context);
  const store = folderDocumentStore(folder);
  const documents = {
    ...store,
    put: async (key: string, bytes: Uint8Array) => {
      await service.db.kysely.deleteFrom('portal.documents').execute();
      await store.put(key, bytes);
    },
  };
  const changed = service.db.kysely
    .updateTable('portal.registrations')
    .set({ mothers_maiden_name_sealed: written });
  const { mothers_maiden_name_sealed: old } = await maidenName(service);
  const db = {
    ...service.db,
    kysely: service.db.kysely.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        // Changes the value after the rotation has read it and before the rotation writes it.
        if (result.rows[0]?.['ciphertext'] === old) await changed.execute();
        return result;
      },
    }),
  };
  const report = await rotateKeys({ db, documents, fieldKeys: keys });
  // Counts only two of the registration's three values: the third was changed during the run. The
  // documents were removed.
  expect(report).toEqual({ encrypted: 2, failures: [] });
  expect(await maidenName(service)).toEqual({ mothers_maiden_name_sealed: written });
  expect(await store.list(`${registrationId}/`)).toHaveLength(1);
});

test('a rotation names values that cannot be decrypted and re-encrypts the others', async () => {
  const service = await serviceWith(before);
  const { registrationId } = await service.registered();
  const { storage_key } = await service.db.kysely
    .selectFrom('portal.documents')
    .select('storage_key')
    .where('kind', '=', 'selfie_photo')
    .executeTakeFirstOrThrow();
  await folderDocumentStore(folder).remove(storage_key);
  await service.db.kysely
    .updateTable('portal.registrations')
    .set({ ssn_sealed: 'v1.k1.AAAA' })
    .execute();
  const { code, output, errors } = await run(service, both);
  expect(code).toBe(1);
  expect(output).toContain('3 values encrypted again, 2 failed');
  expect(errors).toContain(`portal.registrations.ssn_sealed ${registrationId}: `);
  expect(errors).toContain('its document is not in the store');
});

test('the service detects the same duplicates after the fingerprints are renewed with another index key', async () => {
  const service = await serviceWith(before);
  const ssn = fictionalSsn();
  await service.registered({ ssn });
  const changed = { ...both, index: fresh.index };
  const renewed = await run(service, changed, '--fingerprints');
  expect(renewed.code).toBe(0);
  expect(renewed.output).toContain('1 fingerprints renewed, 0 of unfinished charges kept');
  expect((await run(service, changed, '--fingerprints')).output).toContain(
    '0 fingerprints renewed',
  );

  const { ssn_fingerprint } = await service.db.kysely
    .selectFrom('portal.registration_intents')
    .select('ssn_fingerprint')
    .executeTakeFirstOrThrow();
  expect(ssn_fingerprint).toBe(createFieldKeys(changed).fingerprint('ssn', ssn));
  expect(ssn_fingerprint).not.toBe(createFieldKeys(before).fingerprint('ssn', ssn));
});

test('a rotation re-encrypts values of a key whose id only starts with the current key’s id', async () => {
  const old = generateFieldKeys('k10');
  const service = await serviceWith(old);
  await service.registered();
  const keys = { ...old.keys, ...generateFieldKeys('k1').keys };
  expect(await run(service, { ...old, current: 'k1', keys })).toMatchObject({
    code: 0,
    output: '5 values encrypted again, 0 failed\nk1 (current): 5 values\n',
  });
});
