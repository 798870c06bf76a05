import { expect, inject, test } from 'vitest';
import { databaseTests } from '../testing/databaseTests.ts';
import { testDatabase } from '../testing/testDatabase.ts';

test('the tests of each database run on that database', async () => {
  const db = await testDatabase();
  expect(db.kind).toBe(inject('databaseKind'));
});

test('what is stored is tested on both', () => {
  expect(databaseTests()).toEqual(
    expect.arrayContaining([
      'conformance/conformance.test.ts',
      'golden/databases.test.ts',
      'src/cli/keysRotate.test.ts',
      'src/cli/removeUnfinishedCommand.test.ts',
      'src/customers/activityPage.test.ts',
      'src/db/bothDatabases.test.ts',
      'src/provider/importFile.test.ts',
      'src/provider/payments.test.ts',
      'src/registration/charges.test.ts',
      'src/registration/claims.test.ts',
      'src/registration/register.test.ts',
      'src/routes/profile.test.ts',
      'src/routes/reads.test.ts',
      'src/security/throttle.test.ts',
      'src/upkeep/removeUnfinished.test.ts',
    ]),
  );
});
