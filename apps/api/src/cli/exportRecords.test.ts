import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { folderDocumentStore } from '../documents/folderDocumentStore.ts';
import { createFieldKeys, generateFieldKeys } from '../encryption/fieldKeys.ts';
import { runOn } from '../testing/commandIo.ts';
import { testService } from '../testing/testService.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'export-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('an export names a registration with a missing photo, skips it, and exports the others', async () => {
  const documents = join(folder, 'documents');
  const store = folderDocumentStore(documents);
  const keys = generateFieldKeys();
  const service = await testService({ documents: store, fieldKeys: createFieldKeys(keys) });
  const { registrationId: first } = await service.registered();
  const { registrationId: second } = await service.registered();
  const { storage_key: key } = await service.db.kysely
    .selectFrom('portal.documents')
    .select('storage_key')
    .where('registration_id', '=', first)
    .where('kind', '=', 'selfie_photo')
    .executeTakeFirstOrThrow();
  const env = { FIELD_KEYS: JSON.stringify(keys), DOCUMENTS_DIR: documents };
  const run = (to: string) => {
    const args = ['registrations', '--to', join(folder, to), '--operator', 'Sam Staff'];
    return runOn(service.db, env, 'export', ...args);
  };
  const reasons: [() => Promise<void>, string][] = [
    [() => store.remove(key), 'Its selfie_photo is not in the document store.'],
    [
      () => store.put(key, Buffer.from('damaged')),
      'A protected value cannot be read: its format is unknown.',
    ],
  ];
  for (const [index, [spoil, reason]] of reasons.entries()) {
    await spoil();
    const { code, output, errors } = await run(`broken-${index}`);
    expect(code).toBe(1);
    expect(output).toBe(
      `${second}\n${first}  not exported: ${reason}\nregistrations: 1 exported, 1 not exported\n`,
    );
    expect(JSON.parse(errors)).toMatchObject({ complete: false, failed: [first] });
    expect(await readdir(join(folder, `broken-${index}`))).toEqual([second]);
  }
  // The command rejects the existing folder before the export starts, so it reports no export.
  const again = await run('broken-0');
  expect(again.code).toBe(1);
  expect(again.errors).toMatch(/^\S+ is not empty\. Choose a new folder\.\n$/);
  // An unexpected error ends the whole export and names the registration at which it stopped.
  await store.remove(key);
  await mkdir(join(documents, key));
  const { code, errors } = await run('unreadable');
  expect(code).toBe(1);
  expect(errors).toContain(`Registration ${first} and all after it were not exported.`);
  expect(JSON.parse(errors.split('\n', 1)[0] ?? '')).toMatchObject({
    event: 'registrations.exported',
    complete: false,
  });
  expect(await readdir(join(folder, 'unreadable'))).not.toContain(first);
});
