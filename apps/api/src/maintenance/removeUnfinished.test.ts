import { sql, type Kysely, type RawBuilder } from 'kysely';
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { updateProfile } from '../customers/profileUpdate.ts';
import type { ServiceTables } from '../db/tables.ts';
import { claimIntent, openIntent } from '../registration/claims/intents.ts';
import { untilBlocked } from '../testing/startTogether.ts';
import { testService, type TestService } from '../testing/testService.ts';
import { clearLeftovers, removeUnfinished } from './removeUnfinished.ts';
import { unfinished, type Unfinished } from './unfinished.ts';

type Tables = Kysely<ServiceTables>;

let service: TestService;
beforeEach(async () => {
  service = await testService();
});

const before = new Date('2026-01-01T00:00:00Z');
const older = new Date('2025-11-20T12:00:00Z');

/** Returns the registrations that a run would remove now. */
async function listed(): Promise<Unfinished[]> {
  const { db, identity } = service;
  const found: Unfinished[] = [];
  const deps = { db, identity, before, withUnknownUsers: false };
  for await (const one of unfinished(deps)) found.push(one);
  return found;
}

const remove = (one: Unfinished) =>
  removeUnfinished({ ...service, operator: 'test operator', before }, one);

/** Creates an old try with a stored photo. */
async function oldTry(): Promise<Unfinished> {
  const { db, documents } = service;
  const id = await openIntent(db, randomUUID());
  await db.kysely
    .updateTable('portal.registration_intents')
    .set({ updated_at: older })
    .where('id', '=', id)
    .execute();
  await documents.put(`${id}/photo`, Buffer.from('encrypted'));
  const one: Unfinished = { id, kind: 'try' };
  expect(await listed()).toContainEqual(one);
  return one;
}

/** Creates an old, unconfirmed registration whose payment never arrived. */
async function oldRegistration(): Promise<Unfinished> {
  const { kysely } = service.db;
  const { registrationId } = await service.registered({}, { isConfirmed: false });
  const then = { created_at: older, updated_at: older };
  await kysely.updateTable('portal.registrations').set(then).execute();
  await kysely.updateTable('portal.payments').set({ status: 'not_received' }).execute();
  const one: Unfinished = { id: registrationId, kind: 'registration' };
  expect(await listed()).toEqual([one]);
  return one;
}

/** Returns the remaining rows and documents of an intent, and the audit events of its removal. */
async function left({ id }: Unfinished) {
  const { db, documents } = service;
  const count = async (table: 'portal.registration_intents' | 'portal.registrations') =>
    (await db.kysely.selectFrom(table).select('id').where('id', '=', id).execute()).length;
  const events = await db.kysely
    .selectFrom('portal.audit_events')
    .select('action')
    .where('action', 'like', 'retention.%')
    .execute();
  return {
    intents: await count('portal.registration_intents'),
    registrations: await count('portal.registrations'),
    documents: (await documents.list(`${id}/`)).length,
    events: events.length,
  };
}

const changeTry = (change: object) => (kysely: Tables, id: string) =>
  kysely
    .updateTable('portal.registration_intents')
    .set({ updated_at: older, ...change })
    .where('id', '=', id)
    .execute();

const ofTries: [string, (kysely: Tables, id: string) => Promise<unknown>][] = [
  ['may have been charged', changeTry({ state: 'charging' })],
  ['was paid', changeTry({ state: 'paid' })],
  ['was completed', changeTry({ state: 'completed' })],
  ['was updated', changeTry({ updated_at: new Date(before.getTime() + 1) })],
  [
    'is claimed by a request',
    (_kysely, id) => claimIntent(service.db, id, { claimMs: 60_000, waitForOtherMs: 0 }),
  ],
];

test.each(ofTries)(
  'keeps a registration try that %s after it was listed',
  async (_what, change) => {
    const one = await oldTry();
    await change(service.db.kysely, one.id);
    expect(await remove(one)).toBe(false);
    expect(await left(one)).toEqual({ intents: 1, registrations: 0, documents: 1, events: 0 });
  },
);

const run = (statement: RawBuilder<unknown>) => (kysely: Tables) => statement.execute(kysely);
const payment = (status: string) => run(sql`update portal.payments set status = ${status}`);

/** Changes of the only registration. */
const ofRegistrations: [string, (kysely: Tables, id: string) => Promise<unknown>][] = [
  [
    'was changed by its customer',
    (kysely, id) => {
      const db = { ...service.db, kysely };
      return updateProfile(db, id, { personal_phone: '5550100199' }, { now: new Date(before) });
    },
  ],
  ['was paid', payment('received')],
  ['was charged', payment('charged')],
  ['is reported as paid', payment('reported')],
  [
    'got an account',
    run(sql`insert into portal.accounts (id, registration_id, account_type, balance_cents)
      select id, id, 'A', 0 from portal.registrations`),
  ],
  [
    'got an enrollment',
    run(sql`insert into portal.enrollments
        (id, registration_id, bank_name, enrolled_date, bonus_amount_cents, progress, status)
      select id, id, 'Chase', '2026-11-20', 0, 0, 'pending' from portal.registrations`),
  ],
  [
    'got some activity',
    run(sql`insert into portal.task_completions
        (id, registration_id, date, bank, task_type, amount_cents, account)
      select id, id, '2026-11-20', 'Chase', 'Fee', 1, 'Chase' from portal.registrations`),
  ],
  [
    'got a bank login',
    run(sql`insert into portal.bank_logins (registration_id) select id from portal.registrations`),
  ],
  [
    'got a milestone',
    run(sql`insert into portal.milestones (registration_id, kind)
      select id, 'identity_checked' from portal.registrations`),
  ],
  ['has a referral', run(sql`update portal.registrations set referral_count = 1`)],
];

test.each(ofRegistrations)(
  'keeps a registration that %s after it was listed, and lists it no more',
  async (_what, change) => {
    const one = await oldRegistration();
    await change(service.db.kysely, one.id);
    expect(await listed()).not.toContainEqual(one);
    expect(await remove(one)).toBe(false);
    expect(await left(one)).toEqual({ intents: 1, registrations: 1, documents: 2, events: 0 });
  },
);

test.each(ofRegistrations.filter(([what]) => what === 'got an account'))(
  'keeps a registration that %s in a transaction that commits during the removal',
  async (_what, change) => {
    const one = await oldRegistration();
    let removal: Promise<boolean> | undefined;
    await service.db.kysely.transaction().execute(async (kysely) => {
      await change(kysely, one.id);
      removal = remove(one);
      await untilBlocked(service.db, 1);
    });
    expect(await removal).toBe(false);
    expect(await left(one)).toEqual({ intents: 1, registrations: 1, documents: 2, events: 0 });
  },
);

test('a repeated removal removes only the documents that no earlier run has removed', async () => {
  const { db, documents } = service;
  const [cleared, killed] = [await oldTry(), await oldTry()];
  for (const one of [cleared, killed]) {
    expect(await remove(one)).toBe(true);
    expect(await left(one)).toMatchObject({ intents: 0, documents: 0 });
    expect(await remove(one)).toBe(false);
  }
  // Recreates the state after a kill between the removal of the rows and the removal of the
  // documents.
  await documents.put(`${killed.id}/photo`, Buffer.from('encrypted'));
  await db.kysely
    .deleteFrom('portal.audit_events')
    .where('action', '=', 'retention.documents_removed')
    .where('registration_id', '=', killed.id)
    .execute();
  const deps = { ...service, operator: 'test operator', before };
  expect(await clearLeftovers(deps)).toBe(1);
  expect(await documents.list(`${killed.id}/`)).toEqual([]);
  expect(await clearLeftovers(deps)).toBe(0);
});
