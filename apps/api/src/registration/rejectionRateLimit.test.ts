import type { RegistrationPayload } from '@bank-bonuses/api-client';
import { expect, test } from 'vitest';
import { testCards } from '../payments/testProcessor.ts';
import type { ServiceLimits } from '../service/serviceOptions.ts';
import type { FakeUser } from '../testing/fakeIdentity.ts';
import { cardPayload, fictionalSsn, wirePayload } from '../testing/payloads.ts';
import { testService } from '../testing/testService.ts';

const tooOften = {
  detail:
    'Too many attempts to register were rejected. Please check your details and try again in 24 hours, or contact support.',
};
const day = 24 * 60 * 60;

/**
 * Starts a service behind a proxy, with an adjustable clock and a registered SSN. Other
 * registrations with this SSN are rejected.
 */
async function knownSsn(limits: Partial<ServiceLimits> = {}) {
  const time = { now: new Date('2026-11-20T12:00:00Z') };
  const service = await testService({ trustProxy: 1, clock: () => time.now, limits });
  const ssn = fictionalSsn();
  await service.registered({ ssn });
  const post = (payload: RegistrationPayload, address = '203.0.113.1') =>
    service.ask({
      method: 'POST',
      url: '/api/user/register',
      headers: { 'x-forwarded-for': address },
      payload,
    });
  return { ...service, time, ssn, post };
}

const declined = (user: FakeUser, changes = {}) =>
  cardPayload(user, { card_number: testCards.declined, ...changes });

test('an account is told the reason for a rejection five times a day, counted over all addresses', async () => {
  const { identity, post, ssn, time } = await knownSsn();
  const user = identity.addUser();
  const ask = [wirePayload(user, { ssn }), declined(user), declined(user, { ssn })];
  const statuses = [];
  for (let sent = 0; sent < 5; sent += 1) {
    const payload = ask[sent % ask.length] ?? wirePayload(user);
    statuses.push((await post(payload, `203.0.113.${sent}`)).statusCode);
  }
  expect(statuses).toEqual([409, 402, 409, 409, 402]);

  time.now = new Date(time.now.getTime() + 60_000);
  for (const payload of [wirePayload(user, { ssn }), declined(user), wirePayload(user)]) {
    const answer = await post(payload, '203.0.113.99');
    expect(answer.statusCode).toBe(429);
    expect(answer.json()).toEqual(tooOften);
    expect(answer.headers['retry-after']).toBe(String(day - 60));
  }
  const other = identity.addUser();
  expect((await post(wirePayload(other), '203.0.113.99')).statusCode).toBe(201);

  time.now = new Date(time.now.getTime() + day * 1000);
  expect((await post(wirePayload(user), '203.0.113.99')).statusCode).toBe(201);
});

test('an address is told the reason for a rejection fifteen times a day, counted over all accounts', async () => {
  const { identity, post, ssn } = await knownSsn();
  const askWithNewAccount = (address: string) =>
    post(wirePayload(identity.addUser(), { ssn }), address);
  for (let sent = 0; sent < 15; sent += 1) {
    expect((await askWithNewAccount(`2001:db8:1:2::${sent}`)).statusCode).toBe(409);
  }
  const answer = await askWithNewAccount('2001:db8:1:2::99');
  expect(answer.statusCode).toBe(429);
  expect(answer.json()).toEqual(tooOften);
  expect((await askWithNewAccount('2001:db8:1:3::1')).statusCode).toBe(409);
});

test('the loopback is not limited', async () => {
  const { identity, post, ssn } = await knownSsn({ rejectionsPerAddress: 1 });
  for (let sent = 0; sent < 3; sent += 1) {
    const answer = await post(wirePayload(identity.addUser(), { ssn }), '127.0.0.1');
    expect(answer.statusCode).toBe(409);
  }
});

test('parallel requests are told no more reasons than sequential requests', async () => {
  const { identity, post, ssn } = await knownSsn({ rejectionsPerAddress: 3 });
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => post(wirePayload(identity.addUser(), { ssn }))),
  );
  const statuses = answers.map(({ statusCode }) => statusCode).sort();
  expect(statuses).toEqual([409, 409, 409, 429, 429]);
});

test('the limit holds for another instance and after a restart', async () => {
  const { identity, post, ssn, fieldKeys, db } = await knownSsn();
  const user = identity.addUser();
  for (let sent = 0; sent < 5; sent += 1) await post(wirePayload(user, { ssn }), '203.0.113.8');
  const rows = await db.kysely.selectFrom('portal.refusal_counters').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(user.id);
  expect(JSON.stringify(rows)).not.toContain('203.0.113.8');

  const clock = () => new Date('2026-11-20T13:00:00Z');
  const second = await testService({ db, fieldKeys, identity, clock });
  const answer = await second.post(wirePayload(user));
  expect(answer.statusCode).toBe(429);
});

test('answers a repeat of a registration, whatever was rejected before', async () => {
  const { identity, post, ssn } = await knownSsn();
  const user = identity.addUser();
  for (let sent = 0; sent < 4; sent += 1) await post(wirePayload(user, { ssn }));
  const first = await post(wirePayload(user));
  expect(first.statusCode).toBe(201);
  const elsewhere = wirePayload(user, { email: 'another@example.com' });
  for (let sent = 0; sent < 3; sent += 1) await post(elsewhere);
  const again = await post(wirePayload(user));
  expect(again.statusCode).toBe(201);
  expect(again.json()).toEqual({ ...first.json<object>(), already_registered: true });
});

test('logs a warning for each rejection, with the count and without personal data', async () => {
  const { identity, post, ssn, log } = await knownSsn();
  const user = identity.addUser();
  await post(wirePayload(user, { ssn }), '203.0.113.7');
  await post(declined(user), '203.0.113.7');
  const alarms = log
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ event }) => event === 'registration.refused');
  expect(alarms).toEqual([
    expect.objectContaining({ level: 40, status: 409, ofAccount: 1, ofAddress: 1 }),
    expect.objectContaining({ level: 40, status: 402, ofAccount: 2, ofAddress: 2 }),
  ]);
  const written = log.join('');
  for (const value of [ssn, user.id, user.email, '203.0.113.7']) {
    expect(written).not.toContain(value);
  }
});
