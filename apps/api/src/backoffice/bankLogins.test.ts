import { beforeAll, expect, test } from 'vitest';
import { loadContract } from '../contract/contract.ts';
import type { FakeUser } from '../testing/fakeIdentity.ts';
import { testService, type TestService } from '../testing/testService.ts';
import { bankLogins } from './bankLogins.ts';
import { runImport } from './imports/runImport.testing.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService();
});

const profileOf = async (user: FakeUser) =>
  (await service.get(user, '/api/user/profile')).json<unknown>();

test('an imported bank login is stored encrypted and returned to its customer, and no error contains the password', async () => {
  const customer = await service.registered();
  const run = (lines: readonly (object | string)[]) =>
    runImport(service.db, bankLogins(loadContract(), service.fieldKeys), lines);
  const login = {
    customer: customer.email,
    bank_email: 'avery.banks@example.com',
    bank_phone: null,
    password: 'Marker-Bank-Pass-1',
  };
  expect((await run([login])).counts).toMatchObject({ new: 1 });
  expect((await run([login])).counts).toMatchObject({ unchanged: 1 });
  expect(await profileOf(customer)).toMatchObject({
    bank_email: 'avery.banks@example.com',
    bank_phone: null,
    password: 'Marker-Bank-Pass-1',
  });
  const { rejected } = await run([
    { ...login, password: ['Marker-Bank-Pass-1'] },
    { ...login, customer: 'Marker-Bank-Pass-1' },
    `{"password":"Marker-Bank-Pass-1"`,
    { ...login, 'Marker-Bank-Pass-1 ': 1 },
  ]);
  expect(rejected).toHaveLength(4);
  expect(rejected.join()).not.toContain('Marker');
  const twice = [login, { ...login, customer: customer.registrationId, bank_phone: '5550100199' }];
  expect((await run(twice)).rejected).toEqual(['2 customer: Already in line 1']);
  const rows = await service.db.kysely.selectFrom('portal.bank_logins').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain('Marker');
  expect((await run([{ ...login, password: null }])).counts).toMatchObject({ changed: 1 });
  expect(await profileOf(customer)).toMatchObject({ password: null });
});
