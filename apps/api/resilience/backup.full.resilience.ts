import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { registered, testBackup, testDamagedBackup } from './testing/backup.ts';
import { startProgram } from './testing/program.ts';
import { runSteps } from './testing/steps.ts';
import { worldOfTest } from './testing/worldOfTest.ts';

const variants = ['embedded', 'postgres', 'bucket'] as const;

test.each(variants)(
  'on %s, following the documented steps restores every registration, and the keys decrypt it',
  async (variant) => {
    expect.hasAssertions();
    await testBackup(variant);
  },
);

test.each(variants)(
  'on %s, restoring a damaged backup fails before anything is written',
  async (variant) => {
    expect.hasAssertions();
    await testDamagedBackup(variant);
  },
);

test('the backup skips a document without a row, which a failed registration can leave behind', async () => {
  const world = await worldOfTest('postgres');
  const program = startProgram(world.environment);
  const customer = await registered(world, program, true);
  await program.stop();
  for (const name of ['unnamed', 'unfinished.part']) {
    await writeFile(join(world.documents, customer.confirmed ?? '', name), 'x');
  }
  await mkdir(join(world.documents, 'without-documents'));
  const BACKUP_DIR = join(world.folder, 'backup');
  await runSteps('postgres-backup', { ...world.environment, BACKUP_DIR });
  const db = await world.open();
  const named = await db.kysely.selectFrom('portal.documents').select('storage_key').execute();
  await db.close();
  const archive = join(BACKUP_DIR, 'documents.tar');
  const { stdout } = await promisify(execFile)('tar', ['-tf', archive]);
  expect(stdout.split('\n').filter(Boolean).sort()).toEqual(
    named.map(({ storage_key }) => storage_key).sort(),
  );
});
