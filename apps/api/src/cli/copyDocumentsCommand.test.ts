import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { folderDocumentStore } from '../documents/folderDocumentStore.ts';
import { createFieldKeys, generateFieldKeys } from '../encryption/fieldKeys.ts';
import { runOn } from '../testing/commandIo.ts';
import { testService, type TestService } from '../testing/testService.ts';

let folder = '';
let service: TestService;
const keys = generateFieldKeys();
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'copies-'));
  const documents = folderDocumentStore(join(folder, 'documents'));
  service = await testService({ documents, fieldKeys: createFieldKeys(keys) });
});
afterAll(() => rmSync(folder, { recursive: true }));

function run(...args: string[]) {
  const env = { FIELD_KEYS: JSON.stringify(keys), DOCUMENTS_DIR: join(folder, 'documents') };
  return runOn(service.db, env, 'copy-documents', ...args);
}

const documentsOf = () =>
  service.db.kysely.selectFrom('portal.documents').selectAll().orderBy('id').execute();

test('copies documents to a folder that only its owner can read, and back unchanged', async () => {
  await service.registered();
  await service.registered();
  const rows = await documentsOf();
  const store = folderDocumentStore(join(folder, 'documents'));
  await store.put('nobody/unnamed', Buffer.from('of a killed try'));
  const copy = join(folder, 'copy');
  expect(await run('--to', copy)).toMatchObject({
    code: 0,
    output: 'documents: 4 copied, 0 missing\n',
  });
  expect((await stat(copy)).mode & 0o777).toBe(0o700);
  expect(await readdir(copy)).not.toContain('nobody');
  const before = await Promise.all(rows.map(({ storage_key: key }) => store.get(key)));

  await rm(join(folder, 'documents'), { recursive: true });
  expect(await run('--from', copy)).toMatchObject({ code: 0 });
  const after = await Promise.all(rows.map(({ storage_key: key }) => store.get(key)));
  expect(after).toEqual(before);
  expect(await run('--to', copy)).toMatchObject({
    code: 1,
    errors: `${copy} is not empty. Choose a new folder.\n`,
  });

  const lost = rows[1];
  await store.remove(lost?.storage_key ?? '');
  expect(await run('--to', join(folder, 'another'))).toEqual({
    code: 1,
    output: 'documents: 3 copied, 1 missing\n',
    errors: `registration ${lost?.registration_id}: its ${lost?.kind} is missing\n`,
  });
});

test.each([
  { args: [] },
  { args: ['--to', 'a', '--from', 'b'] },
  { args: ['--to', ''] },
  { args: ['--from', '/nowhere/at/all'] },
])('requires exactly one folder: $args', async ({ args }) => {
  const { code, errors } = await run(...args);
  expect(code).toBe(2);
  expect(errors).toMatch(/^(Specify one folder|\/nowhere\/at\/all is not a folder)/);
});
