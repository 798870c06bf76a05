import { sql } from 'kysely';
import type { Database } from '../db/index.ts';
import type { IdentityProvider } from '../identity/index.ts';

/** A candidate for removal: an interrupted registration, or one whose address was never confirmed. */
export interface Unfinished {
  id: string;
  /**
   * Registrations of an `unknown user` are only reported, since the settings may name the wrong
   * identity provider. For `reported payment`, staff must first say whether the payment has
   * arrived.
   */
  kind: 'try' | 'registration' | 'unknown user' | 'reported payment';
}

export interface UnfinishedDeps {
  db: Database;
  identity: Pick<IdentityProvider, 'findUser'>;
  /** Only registrations without activity after this time are candidates. */
  before: Date;
  /** Whether users unknown to the sign-in service count as unconfirmed. */
  withUnknownUsers: boolean;
}

/** Yields unfinished registrations, oldest first. Skips those with a payment or a back-office record. */
export async function* unfinished(deps: UnfinishedDeps): AsyncGenerator<Unfinished> {
  const { kysely } = deps.db;
  const tries = await kysely
    .selectFrom('portal.registration_intents')
    .select('id')
    .where('state', '=', 'open')
    .where('updated_at', '<', deps.before)
    .orderBy('updated_at')
    .execute();
  for (const { id } of tries) yield { id, kind: 'try' };

  const registrations = await kysely
    .selectFrom('portal.registrations')
    .select(['id', 'auth_id'])
    .select(hasNoMoney.as('hasNoMoney'))
    .where('updated_at', '<', deps.before)
    .where(isUntouched)
    .orderBy('created_at')
    .execute();
  for (const { id, auth_id, hasNoMoney: isUnpaid } of registrations) {
    const user = await deps.identity.findUser(auth_id);
    if (!user && !deps.withUnknownUsers) yield { id, kind: 'unknown user' };
    else if (!user?.isConfirmed) yield { id, kind: isUnpaid ? 'registration' : 'reported payment' };
  }
}

/**
 * Returns the ids of registrations that were interrupted long ago during a charge. The card may
 * have been charged, so staff must check them.
 */
export async function brokenOffCharges({ db, before }: Pick<UnfinishedDeps, 'db' | 'before'>) {
  const rows = await db.kysely
    .selectFrom('portal.registration_intents')
    .select('id')
    .where('state', 'in', ['charging', 'paid'])
    .where('updated_at', '<', before)
    .orderBy('updated_at')
    .execute();
  return rows.map(({ id }) => id);
}

/** SQL condition: staff have marked the registration's payment as not received. */
export const hasNoMoney = sql<boolean>`
  exists (select from portal.payments as payment
    where payment.registration_id = registrations.id and payment.status = 'not_received')`;

const recordTables = [
  'accounts',
  'enrollments',
  'task_completions',
  'bank_logins',
  'milestones',
] as const;

/** SQL condition: staff have neither confirmed the payment nor added any back-office record. */
export const isUntouched = sql<boolean>`
  coalesce(referral_count, 0) = 0
  and exists (select from portal.payments as payment
    where payment.registration_id = registrations.id
      and payment.status in ('reported', 'not_received'))
  and ${sql.join(
    recordTables.map(
      (table) => sql`not exists (select from ${sql.table(`portal.${table}`)} as record
        where record.registration_id = registrations.id)`,
    ),
    sql` and `,
  )}`;
