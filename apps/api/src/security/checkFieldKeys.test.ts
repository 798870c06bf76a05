import { beforeAll, expect, test } from 'vitest';
import { testService, type TestService } from '../testing/testService.ts';
import { checkFieldKeys } from './checkFieldKeys.ts';
import { createFieldKeys, generateFieldKeys } from './fieldKeys.ts';

const right = generateFieldKeys();
let service: TestService;

beforeAll(async () => {
  service = await testService({ fieldKeys: createFieldKeys(right) });
});

test('any keys fit a database that holds nothing yet', async () => {
  expect(await checkFieldKeys(service.db, createFieldKeys(generateFieldKeys()))).toEqual([]);
});

test('tells the keys of another database, and another index, from the right ones', async () => {
  await service.registered();
  await service.registered();
  expect(await checkFieldKeys(service.db, createFieldKeys(right))).toEqual([]);
  const foreign = createFieldKeys(generateFieldKeys());
  expect(await checkFieldKeys(service.db, foreign)).toEqual([
    expect.stringContaining('opens nothing of what is stored'),
  ]);
  const { index } = generateFieldKeys();
  expect(await checkFieldKeys(service.db, createFieldKeys({ ...right, index }))).toEqual([
    expect.stringContaining('another "index"'),
  ]);
});

test('keys fit when a registration still has an old fingerprint', async () => {
  const { customerId } = await service.registered();
  await service.db.kysely
    .updateTable('portal.registration_intents')
    .set({ ssn_fingerprint: `fingerprint-under-an-old-index-of-${customerId}` })
    .where('id', '=', customerId)
    .execute();
  expect(await checkFieldKeys(service.db, createFieldKeys(right))).toEqual([]);
});

test('a fault that is not the keys’ says nothing about them', async () => {
  const open = () => {
    throw new TypeError('out of memory');
  };
  const keys = { ...createFieldKeys(right), open };
  await expect(checkFieldKeys(service.db, keys)).rejects.toThrow('out of memory');
});

test('keys that are being changed fit, and so does a database with one damaged value', async () => {
  const next = generateFieldKeys('k2');
  const both = { ...right, current: 'k2', keys: { ...right.keys, ...next.keys } };
  const { customerId } = await service.registered();
  await service.db.kysely
    .updateTable('portal.registrations')
    .set({ ssn_sealed: 'v1.k1.damaged' })
    .where('id', '=', customerId)
    .execute();
  expect(await checkFieldKeys(service.db, createFieldKeys(both))).toEqual([]);
});
