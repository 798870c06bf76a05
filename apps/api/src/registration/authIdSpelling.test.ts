import { beforeAll, expect, test } from 'vitest';
import { wirePayload } from '../testing/payloads.ts';
import { countFor } from '../testing/registrationRows.ts';
import { testService, type TestService } from '../testing/testService.ts';

/** Postgres compares UUIDs by value, so each of these is the same account. */
const spellings = [
  (id: string) => id.toUpperCase(),
  (id: string) => id,
  (id: string) => id.replace(/[a-f]/, (letter) => letter.toUpperCase()),
];

let service: TestService;
beforeAll(async () => {
  service = await testService({ limits: { triesPerAccount: 3 } });
});

test('counts tries of an account together, however its id is spelled', async () => {
  const user = service.identity.addUser({ password: 'Fictional-Pass-2' });
  const statuses = [];
  for (const spell of [...spellings, ...spellings]) {
    const payload = wirePayload(user, { auth_id: spell(user.id), password: 'a wrong one' });
    statuses.push((await service.post(payload)).statusCode);
  }
  expect(statuses).toEqual([401, 401, 401, 429, 429, 429]);
});

test('registers an account once, however its id is spelled', async () => {
  const user = service.identity.addUser();
  for (const spell of spellings) {
    const answer = await service.post(wirePayload(user, { auth_id: spell(user.id) }));
    expect(answer.statusCode).toBe(201);
  }
  expect(await countFor(service.db, user.id)).toMatchObject({ registrations: 1 });
});
