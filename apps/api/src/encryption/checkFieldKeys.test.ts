import { beforeAll, expect, test } from 'vitest';
import { testService, type TestService } from '../testing/testService.ts';
import { checkFieldKeys } from './checkFieldKeys.ts';
import { createFieldKeys, generateFieldKeys } from './fieldKeys.ts';

const material = generateFieldKeys();
let service: TestService;

beforeAll(async () => {
  service = await testService({ fieldKeys: createFieldKeys(material) });
});

test('accepts any keys for an empty database', async () => {
  expect(await checkFieldKeys(service.db, createFieldKeys(generateFieldKeys()))).toEqual([]);
});

test('accepts the right keys, and reports keys of another database and a wrong index key', async () => {
  await service.registered();
  await service.registered();
  expect(await checkFieldKeys(service.db, createFieldKeys(material))).toEqual([]);
  const foreign = createFieldKeys(generateFieldKeys());
  expect(await checkFieldKeys(service.db, foreign)).toEqual([
    expect.stringContaining('cannot decrypt the stored data'),
  ]);
  const { index } = generateFieldKeys();
  expect(await checkFieldKeys(service.db, createFieldKeys({ ...material, index }))).toEqual([
    expect.stringContaining('"index" key'),
  ]);
});

test('accepts keys if a registration still has an old fingerprint', async () => {
  const { registrationId } = await service.registered();
  await service.db.kysely
    .updateTable('portal.registration_intents')
    .set({ ssn_fingerprint: `fingerprint-under-an-old-index-of-${registrationId}` })
    .where('id', '=', registrationId)
    .execute();
  expect(await checkFieldKeys(service.db, createFieldKeys(material))).toEqual([]);
});

test('accepts keys during a rotation, and a database with one damaged value', async () => {
  const next = generateFieldKeys('k2');
  const both = { ...material, current: 'k2', keys: { ...material.keys, ...next.keys } };
  const { registrationId } = await service.registered();
  await service.db.kysely
    .updateTable('portal.registrations')
    .set({ ssn_sealed: 'v1.k1.damaged' })
    .where('id', '=', registrationId)
    .execute();
  expect(await checkFieldKeys(service.db, createFieldKeys(both))).toEqual([]);
});
