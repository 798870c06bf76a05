import { isFull } from '@bank-bonuses/test-config/full';
import { expect, inject, test } from 'vitest';
import {
  databaseTests,
  embeddedTests,
  serviceTests,
  testsOnBothDatabases,
} from '../testing/databaseTests.ts';
import { testDatabase } from '../testing/testDatabase.ts';

test('the tests of each database run on that database', async () => {
  const db = await testDatabase();
  expect(db.kind).toBe(inject('databaseKind'));
});

test('every run tests the differences between the databases on both databases', () => {
  expect(databaseTests()).toEqual(expect.arrayContaining([...testsOnBothDatabases]));
  expect(new Set(testsOnBothDatabases).size).toBe(testsOnBothDatabases.length);
  const expected = isFull ? databaseTests() : testsOnBothDatabases;
  expect(embeddedTests()).toEqual(expected);
});

test('every test file that needs a database runs on at least one', () => {
  expect(databaseTests().filter((file) => serviceTests().includes(file))).toEqual([]);
  expect(databaseTests()).toEqual(
    expect.arrayContaining([
      'conformance/conformance.test.ts',
      'golden/databases.test.ts',
      'src/cli/keysRotate.test.ts',
      'src/cli/removeUnfinishedCommand.test.ts',
      'src/customers/activityPage.test.ts',
      'src/db/bothDatabases.test.ts',
      'src/backoffice/imports/importFile.test.ts',
      'src/backoffice/imports/importKinds.test.ts',
      'src/backoffice/payments.test.ts',
      'src/registration/claims/charges.test.ts',
      'src/registration/claims/claims.test.ts',
      'src/registration/register.test.ts',
      'src/customers/profileRoutes.test.ts',
      'src/customers/readRoutes.test.ts',
      'src/security/rateLimiter.test.ts',
      'src/maintenance/removeUnfinished.test.ts',
    ]),
  );
});
