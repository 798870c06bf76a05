import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql, type Selectable, type Updateable } from 'kysely';
import { type Database, type RegistrationIntentsTable, isUniqueViolation } from '../../db/index.ts';
import { httpErrors } from '../../http/index.ts';
import type { RegistrationBounds } from '../registrationDefaults.ts';

/** The registration attempt of an auth user, as stored in the database. */
export type Intent = Selectable<RegistrationIntentsTable>;

/** The right to process an intent, which one request holds at a time. */
export interface Claim {
  intent: Intent;
  token: string;
}

const minPauseMs = 40;
const maxPauseMs = 320;

/**
 * Creates the intent of an auth user if there is none, and returns its id. Call this before
 * anything else is stored or charged.
 */
export async function openIntent(db: Database, authId: string): Promise<string> {
  const { id } = await db.kysely
    .insertInto('portal.registration_intents')
    .values({ id: randomUUID(), auth_id: authId, state: 'open' })
    // Changes nothing, but makes the statement return the id of an intent that exists.
    .onConflict((conflict) => conflict.column('auth_id').doUpdateSet({ auth_id: authId }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Claims the intent. If another request holds it, waits until that request releases it or, after a
 * kill, until its claim expires. Returns `undefined` if the registration is already complete.
 */
export async function claimIntent(
  db: Database,
  id: string,
  times: Pick<RegistrationBounds, 'claimMs' | 'waitForOtherMs'>,
): Promise<Claim | undefined> {
  const deadline = performance.now() + times.waitForOtherMs;
  const token = randomUUID();
  for (let pause = minPauseMs; ; pause = Math.min(pause * 2, maxPauseMs)) {
    const intent = await db.kysely
      .updateTable('portal.registration_intents')
      .set({ claim: token, claimed_until: inTheFuture(times.claimMs) })
      .where('id', '=', id)
      .where('state', '<>', 'completed')
      .where((where) =>
        where.or([where('claim', 'is', null), where('claimed_until', '<', sql<Date>`now()`)]),
      )
      .returningAll()
      .executeTakeFirst();
    if (intent) return { intent, token };
    const found = await db.kysely
      .selectFrom('portal.registration_intents')
      .select('state')
      .where('id', '=', id)
      .executeTakeFirst();
    // An old intent may just have been removed; the next try creates a new one.
    if (!found) throw httpErrors.beingProcessed();
    if (found.state === 'completed') return undefined;
    if (performance.now() > deadline) throw httpErrors.beingProcessed();
    await wait(pause);
  }
}

/** Renews the claim during the work and releases it afterwards. */
export async function whileClaimed<T>(
  db: Database,
  { intent, token }: Claim,
  claimMs: number,
  work: () => Promise<T>,
): Promise<T> {
  const claimed = () =>
    db.kysely
      .updateTable('portal.registration_intents')
      .where('id', '=', intent.id)
      .where('claim', '=', token);
  const renewal = setInterval(() => {
    // If the renewal fails, the claim expires, and the next change of the intent detects that.
    claimed()
      .set({ claimed_until: inTheFuture(claimMs) })
      .execute()
      .catch(() => undefined);
  }, claimMs / 3);
  try {
    return await work();
  } finally {
    clearInterval(renewal);
    await claimed()
      .set({ claim: null, claimed_until: null })
      .execute()
      .catch(() => undefined);
  }
}

/** Updates the intent. Throws if the claim is no longer valid. */
export async function changeIntent(
  db: Pick<Database, 'kysely'>,
  claim: Claim,
  change: Updateable<RegistrationIntentsTable>,
): Promise<void> {
  try {
    const changed = await db.kysely
      .updateTable('portal.registration_intents')
      .set({ ...change, updated_at: sql<Date>`now()` })
      .where('id', '=', claim.intent.id)
      .where('claim', '=', claim.token)
      .returningAll()
      .executeTakeFirst();
    // Another request now holds the claim, so this request is told to retry.
    if (!changed) throw httpErrors.beingProcessed();
    claim.intent = changed;
  } catch (error) {
    if (isUniqueViolation(error, 'one_person_one_registration'))
      throw httpErrors.ssnAlreadyRegistered();
    throw error;
  }
}

function inTheFuture(ms: number) {
  return sql<Date>`now() + ${`${ms} milliseconds`}::interval`;
}
