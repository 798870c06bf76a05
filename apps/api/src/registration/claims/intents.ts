import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql, type Selectable, type Updateable } from 'kysely';
import { type Database, type RegistrationIntentsTable, isUniqueViolation } from '../../db/index.ts';
import { httpErrors } from '../../http/index.ts';

/** An auth user's registration attempt in the database. */
export type Intent = Selectable<RegistrationIntentsTable>;

/** The right to process an intent, which one request holds at a time. */
export interface Claim {
  intent: Intent;
  token: string;
}

export interface ClaimTimes {
  /** A holder that stops renewing loses the claim after this time. */
  claimMs: number;
  /** How long to wait for another holder. */
  waitForOtherMs: number;
}

const minPauseMs = 40;
const maxPauseMs = 320;

/** The intent of an auth user, written down before anything is stored or charged. */
export async function openIntent(db: Database, authId: string): Promise<string> {
  await db.kysely
    .insertInto('portal.registration_intents')
    .values({ id: randomUUID(), auth_id: authId, state: 'open' })
    .onConflict((conflict) => conflict.column('auth_id').doNothing())
    .execute();
  const { id } = await db.kysely
    .selectFrom('portal.registration_intents')
    .select('id')
    .where('auth_id', '=', authId)
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Claims the intent, or waits until its holder is done. Returns `undefined` when the registration is complete
 * by then. A killed holder loses its claim after `claimMs`.
 */
export async function claimIntent(
  db: Database,
  id: string,
  times: ClaimTimes,
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

/** Releases every claim in a database that only this process can have open: every holder is dead. */
export async function releaseClaims(db: Database): Promise<void> {
  await db.kysely
    .updateTable('portal.registration_intents')
    .set({ claim: null, claimed_until: null })
    .where('claim', 'is not', null)
    .execute();
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
    // Should it fail, the claim runs out and the next change of the intent notices.
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

/** Changes the intent if the claim is still valid. */
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
      .where('state', '<>', 'completed')
      .returningAll()
      .executeTakeFirst();
    // Another request has taken over; its outcome counts.
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
