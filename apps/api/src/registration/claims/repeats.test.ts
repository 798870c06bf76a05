import { beforeAll, expect, test } from 'vitest';
import { cardPayload, fictionalSsn, wirePayload } from '../../testing/payloads.ts';
import { countFor } from '../../testing/registrationRows.ts';
import { testService, type TestService } from '../../testing/testService.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService();
});

test('a repeat gets the response of the first request, marked as a repeat, and its data is ignored', async () => {
  const user = service.identity.addUser();
  const first = await service.post(cardPayload(user));
  const again = await service.post(
    cardPayload(user, {
      // Postgres compares UUIDs by value, so this is the same account.
      auth_id: user.id.toUpperCase(),
      first_name: 'Another',
      ssn: fictionalSsn(),
      card_number: '4000000000000002',
    }),
  );
  expect(again.statusCode).toBe(201);
  expect(again.json()).toEqual({ ...first.json<object>(), already_registered: true });
  expect(first.json()).not.toHaveProperty('already_registered');
  const registration = await service.db.kysely
    .selectFrom('portal.registrations')
    .select('first_name')
    .where('auth_id', '=', user.id)
    .executeTakeFirstOrThrow();
  expect(registration.first_name).toBe('Avery');
  expect(await countFor(service.db, user.id)).toMatchObject({ registrations: 1, charges: 1 });
});

test('a repeat without the account’s second factor gets no receipt', async () => {
  const user = service.identity.addUser({ needsSecondFactor: true });
  const first = await service.post(cardPayload(user));
  expect(first.json()).toMatchObject({ payment: { method: 'card' } });
  const again = await service.post(cardPayload(user));
  expect(again.statusCode).toBe(201);
  const { id } = first.json<{ id: string }>();
  expect(again.json()).toEqual({ id, status: 'received' });
  expect(await countFor(service.db, user.id)).toMatchObject({ registrations: 1, charges: 1 });
});

test('a repeat removes the documents that a killed try left in the store', async () => {
  const user = service.identity.addUser();
  const { id } = (await service.post(wirePayload(user))).json<{ id: string }>();
  const documents = await service.db.kysely
    .selectFrom('portal.documents')
    .select('storage_key')
    .where('registration_id', '=', id)
    .execute();
  await service.documents.put(`${id}/of-a-killed-try`, Buffer.from('encrypted'));
  await service.post(wirePayload(user));
  expect((await service.documents.list(`${id}/`)).sort()).toEqual(
    documents.map((document) => document.storage_key).sort(),
  );
});

test('a registered auth user with another address is rejected', async () => {
  const user = service.identity.addUser();
  await service.post(wirePayload(user));
  const answer = await service.post(wirePayload(user, { email: 'another@example.com' }));
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toEqual({
    detail: 'This registration belongs to another email address',
    loc: ['body', 'email'],
  });
});

test('a person who is registered with another account is rejected before any charge', async () => {
  const ssn = fictionalSsn();
  await service.post(wirePayload(service.identity.addUser(), { ssn }));
  for (const payloadOf of [cardPayload, wirePayload]) {
    const other = service.identity.addUser();
    const dashed = `${ssn.slice(0, 3)}-${ssn.slice(3, 5)}-${ssn.slice(5)}`;
    const answer = await service.post(payloadOf(other, { ssn: dashed }));
    expect(answer.statusCode).toBe(409);
    expect(answer.body).toContain('Please check the number, log in to that account');
    expect(answer.json()).toMatchObject({ loc: ['body', 'ssn'] });
    expect(await countFor(service.db, other.id)).toEqual({
      registrations: 0,
      charges: 0,
      state: 'open',
    });
    expect((await service.post(payloadOf(other, { ssn: fictionalSsn() }))).statusCode).toBe(201);
  }
});

test('a declined try does not prevent another account from registering with the same SSN', async () => {
  const ssn = fictionalSsn();
  const declined = cardPayload(service.identity.addUser(), {
    ssn,
    card_number: '4000000000000002',
  });
  expect((await service.post(declined)).statusCode).toBe(402);
  expect((await service.post(wirePayload(service.identity.addUser(), { ssn }))).statusCode).toBe(
    201,
  );
});
