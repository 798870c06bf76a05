import { expect, test } from 'vitest';
import { testBackup, testDamagedBackup } from './harness/backup.ts';

// Those on Postgres need pg_dump and pg_restore: see backup.full.resilience.ts.

test('on embedded, the written steps bring back every registration that can be read with the keys', async () => {
  expect.hasAssertions();
  await testBackup('embedded');
});

test('on embedded, a damaged backup is refused before anything is restored', async () => {
  expect.hasAssertions();
  await testDamagedBackup('embedded');
});
