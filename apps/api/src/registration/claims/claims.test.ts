import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Database } from '../../db/openDatabase.ts';
import { testCards, testProcessor } from '../../payments/testProcessor.ts';
import { cardPayload } from '../../testing/payloads.ts';
import { countFor } from '../../testing/registrationRows.ts';
import { stubProcessor } from '../../testing/stubProcessor.ts';
import { testDatabase } from '../../testing/testDatabase.ts';
import { testService } from '../../testing/testService.ts';
import { registrationDefaults } from '../registrationDefaults.ts';
import { changeIntent, claimIntent, openIntent, whileClaimed } from './intents.ts';

const done = { registrations: 1, charges: 1, state: 'completed' };
const otherProcess = 'c0ffee00-0000-4000-8000-000000000000';
let db: Database;
beforeAll(async () => {
  db = await testDatabase();
});

/** Returns a service whose next charge is made at once; the test releases its response. */
async function slowProcessor(limits: { claimMs?: number }) {
  const [charged, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const processor = stubProcessor(testProcessor({ db }), [
    async (charge) => {
      const result = await charge();
      charged.resolve();
      await release.promise;
      return result;
    },
  ]);
  const service = await testService({ processor, limits: { waitForOtherMs: 0, ...limits } });
  return { ...service, processor, charged: charged.promise, answer: release.resolve };
}

const intentOf = (authId: string) =>
  db.kysely
    .selectFrom('portal.registration_intents')
    .selectAll()
    .where('auth_id', '=', authId)
    .executeTakeFirstOrThrow();

test('a request renews its claim during a charge, so that no other try reaches the processor', async () => {
  const { identity, post, processor, charged, answer } = await slowProcessor({ claimMs: 6000 });
  const user = identity.addUser();
  const first = post(cardPayload(user));
  await charged;
  const { claimed_until: atFirst } = await intentOf(user.id);
  await vi.waitUntil(async () => {
    const { claimed_until: now } = await intentOf(user.id);
    return now !== null && atFirst !== null && now > atFirst;
  }, 20_000);
  const second = await post(cardPayload(user));
  expect(second.statusCode).toBe(503);
  expect(second.body).toContain('is being processed');
  expect(processor.keys).toHaveLength(1);
  answer();
  expect((await first).statusCode).toBe(201);
  expect(await countFor(db, user.id)).toEqual(done);
});

test('a declined try releases its claim, so that the next try need not wait', async () => {
  const { identity, post } = await testService({ limits: { waitForOtherMs: 0 } });
  const user = identity.addUser();
  const declined = await post(cardPayload(user, { card_number: testCards.declined }));
  expect(declined.statusCode).toBe(402);
  expect((await post(cardPayload(user))).statusCode).toBe(201);
});

test('the claim of a killed process expires, and the next try succeeds', async () => {
  const { identity, post } = await testService({ limits: { claimMs: 300 } });
  const user = identity.addUser();
  await post(cardPayload(user, { card_number: testCards.declined }));
  await db.kysely
    .updateTable('portal.registration_intents')
    .set({
      claim: otherProcess,
      claimed_until: new Date(Date.now() + 400),
    })
    .where('auth_id', '=', user.id)
    .execute();
  expect((await post(cardPayload(user))).statusCode).toBe(201);
  expect(await countFor(db, user.id)).toEqual(done);
});

test('a process that has lost its claim changes nothing, and its client is told to retry', async () => {
  const { identity, post, charged, answer } = await slowProcessor({});
  const user = identity.addUser();
  const late = post(cardPayload(user));
  await charged;
  const held = { claim: otherProcess, claimed_until: new Date(Date.now() + 3_600_000) };
  await db.kysely
    .updateTable('portal.registration_intents')
    .set(held)
    .where('auth_id', '=', user.id)
    .execute();
  const before = await intentOf(user.id);
  answer();
  const refused = await late;
  expect(refused.statusCode).toBe(503);
  expect(refused.body).toContain('is being processed');
  expect(await intentOf(user.id)).toEqual(before);
  expect(await countFor(db, user.id)).toEqual({ ...done, registrations: 0, state: 'charging' });
});

test('renews a claim three times within its lifetime', async () => {
  const id = await openIntent(db, randomUUID());
  const claim = await claimIntent(db, id, { claimMs: 6000, waitForOtherMs: 0 });
  if (!claim) throw new Error('The claim was refused.');
  const renewals = vi.spyOn(globalThis, 'setInterval');
  await whileClaimed(db, claim, 6000, () => Promise.resolve());
  expect(renewals.mock.calls.map(([, ms]) => ms)).toEqual([2000]);
});

test('a change of a try restarts its retention period', async () => {
  const id = await openIntent(db, randomUUID());
  const claim = await claimIntent(db, id, { claimMs: 6000, waitForOtherMs: 0 });
  if (!claim) throw new Error('The claim was refused.');
  const older = new Date('2026-01-01T00:00:00Z');
  await db.kysely
    .updateTable('portal.registration_intents')
    .set({ updated_at: older })
    .where('id', '=', id)
    .execute();
  await changeIntent(db, claim, { state: 'charging', ssn_fingerprint: id });
  const { updated_at: moved } = await intentOf(claim.intent.auth_id);
  expect(moved.getTime()).toBeGreaterThan(older.getTime());
});

test('a repeat waits longer than the claim of a killed process lasts', () => {
  expect(registrationDefaults.waitForOtherMs).toBeGreaterThan(registrationDefaults.claimMs);
});
