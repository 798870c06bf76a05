import type { RegistrationReceipt } from '@bank-bonuses/api-client';
import fastify from 'fastify';
import { expect, inject, test } from 'vitest';
import { migrate } from '../src/db/migrate.ts';
import { openDatabase, type Database } from '../src/db/openDatabase.ts';
import { httpProcessor } from '../src/payments/httpProcessor.ts';
import { createFieldKeys, generateFieldKeys } from '../src/encryption/fieldKeys.ts';
import { createService } from '../src/service/service.ts';
import { fakeIdentity } from '../src/testing/fakeIdentity.ts';
import { memoryDocumentStore } from '../src/testing/memoryDocumentStore.ts';
import { cardPayload } from '../src/testing/payloads.ts';
import { createEmptyDatabase } from '../src/testing/postgresServer.ts';
import { processorStub } from '../src/testing/processorStub.ts';
import { isFull } from '@bank-bonuses/test-config/full';

const rounds = isFull ? 40 : 1;
const atOnce = 50;

/** Two instances share the requests, each with its own connections. */
async function openAll(): Promise<Database[]> {
  const databaseUrl = await createEmptyDatabase(inject('postgresUrl'));
  return Promise.all([openDatabase({ databaseUrl }), openDatabase({ databaseUrl })]);
}

test(`${rounds * atOnce} duplicate requests in ${rounds} rounds create ${rounds} registrations and charges`, async () => {
  const databases = await openAll();
  await Promise.all(databases.map((db) => migrate(db)));
  const [identity, documents, processor] = [
    fakeIdentity(),
    memoryDocumentStore(),
    await processorStub(),
  ];
  const fieldKeys = createFieldKeys(generateFieldKeys());
  const instances = databases.map((db) => {
    const limits = { triesPerAccount: 100_000, triesPerAddress: 100_000 };
    const charges = httpProcessor({ url: processor.url, key: processor.key });
    const deps = { db, identity, documents, fieldKeys, limits, processor: charges };
    return fastify().register(createService(deps));
  });
  const post = async (payload: object, index: number): Promise<string> => {
    for (;;) {
      const answer = await instances[index % instances.length]?.inject({
        method: 'POST',
        url: '/api/user/register',
        payload,
      });
      if (answer?.statusCode === 201) return answer.body;
      // The queue for large bodies is full, so the client is told to retry.
      expect(answer?.statusCode).toBe(503);
    }
  };

  for (let round = 0; round < rounds; round += 1) {
    const payload = cardPayload(identity.addUser());
    const duplicates = Array.from({ length: atOnce }, (_, index) => post(payload, index));
    const answers = (await Promise.all(duplicates)).map(
      (body) => JSON.parse(body) as RegistrationReceipt,
    );
    // Exactly one request created the registration; all responses contain the same receipt.
    expect(answers.filter((answer) => !answer.already_registered)).toHaveLength(1);
    const told = answers.map(({ already_registered: _, ...receipt }) => JSON.stringify(receipt));
    expect(new Set(told).size).toBe(1);
  }

  const [db] = databases;
  const registrations = await db?.kysely.selectFrom('portal.registrations').select('id').execute();
  const ids = registrations?.map(({ id }) => id).sort();
  expect(ids).toHaveLength(rounds);
  expect([...processor.charges.keys()].sort()).toEqual(ids);
  expect(documents.contents.size).toBe(3 * rounds);
  await Promise.all(instances.map((app) => app.close()));
  await Promise.all(databases.map((each) => each.close()));
  await processor.app.close();
});
