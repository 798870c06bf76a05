import { readdir } from 'node:fs/promises';
import { expect } from 'vitest';
import type { Database } from '../../src/db/openDatabase.ts';
import { isPhoto } from '../../src/documents/decodePhoto.ts';
import { encryptionContexts } from '../../src/encryption/encryptionContexts.ts';
import type { Customer } from './customers.ts';
import type { World } from './world.ts';

/**
 * Compares the stored data with the responses that customers got: every registration exists once
 * and is complete, every card was charged once, every photo is readable, and nothing else exists.
 */
export async function checkStored(world: World, customers: readonly Customer[]): Promise<void> {
  const db = await world.open();
  try {
    const rows = await db.kysely.selectFrom('portal.registrations').selectAll().execute();
    expect(rows.map(({ auth_id }) => auth_id).sort()).toEqual(
      customers.map(({ payload }) => payload.auth_id).sort(),
    );
    const byUser = new Map(rows.map((row) => [row.auth_id, row]));
    for (const { payload, confirmed } of customers) {
      const row = byUser.get(payload.auth_id);
      expect(row?.id).toBe(confirmed);
      if (!row) continue;
      expect(world.fieldKeys.decrypt(row.ssn_sealed, encryptionContexts.ssn(row.id))).toBe(
        payload.ssn,
      );
    }
    const intents = await db.kysely.selectFrom('portal.registration_intents').selectAll().execute();
    expect(intents.map(({ id, state }) => [id, state]).sort()).toEqual(
      rows.map(({ id }) => [id, 'completed']).sort(),
    );
    await checkRows(db, customers);
    await checkCharges(world, db, customers);
    const photos = await checkPhotos(world, db);
    // The store contains no files other than the photos.
    const files = await readdir(world.documents, { recursive: true, withFileTypes: true });
    expect(files.filter((file) => file.isFile()).length).toBe(photos);
    expect(files.filter((file) => file.isDirectory()).length).toBe(customers.length);
  } finally {
    await db.close();
  }
}

async function checkRows({ kysely }: Database, customers: readonly Customer[]): Promise<void> {
  const counted = async (
    table:
      | 'portal.consents'
      | 'portal.documents'
      | 'portal.payments'
      | 'portal.existing_bank_accounts',
  ) => {
    const rows = await kysely.selectFrom(table).select('registration_id').execute();
    return rows.map(({ registration_id }) => registration_id).sort();
  };
  const times = (byCard: number, byWire: number) =>
    customers
      .flatMap(({ confirmed = '', payload }) =>
        Array<string>(payload.payment_method === 'card' ? byCard : byWire).fill(confirmed),
      )
      .sort();
  expect(await counted('portal.payments')).toEqual(times(1, 1));
  expect(await counted('portal.existing_bank_accounts')).toEqual(times(1, 1));
  expect(await counted('portal.consents')).toEqual(times(3, 2));
  expect(await counted('portal.documents')).toEqual(times(3, 2));
}

async function checkCharges(
  { processor }: World,
  { kysely }: Database,
  customers: readonly Customer[],
): Promise<void> {
  const cards = customers.filter(({ payload }) => payload.payment_method === 'card');
  // The registration's id is the idempotency key of its charge.
  expect([...processor.charges.keys()].sort()).toEqual(
    cards.map(({ confirmed }) => confirmed).sort(),
  );
  const payments = await kysely
    .selectFrom('portal.payments')
    .select(['registration_id', 'processor_reference'])
    .where('method', '=', 'card')
    .execute();
  for (const { registration_id, processor_reference } of payments) {
    expect(processor.charges.get(registration_id)?.['reference']).toBe(processor_reference);
  }
}

/** Decrypts every photo that the database refers to and returns the number of photos. */
export async function checkPhotos(
  { store, fieldKeys }: World,
  { kysely }: Database,
): Promise<number> {
  const rows = await kysely.selectFrom('portal.documents').selectAll().execute();
  for (const { id, storage_key, byte_length } of rows) {
    const photo = fieldKeys.decryptBytes(
      await store.get(storage_key),
      encryptionContexts.document(id),
    );
    expect(isPhoto(photo)).toBe(true);
    expect(photo.length).toBe(byte_length);
  }
  return rows.length;
}
