import type { Database } from '../db/openDatabase.ts';

/** Counts the registrations of an auth user and their approved charges. */
export async function countFor(db: Database, authId: string) {
  const registrations = await db.kysely
    .selectFrom('portal.registrations')
    .select('id')
    .where('auth_id', '=', authId)
    .execute();
  const intent = await db.kysely
    .selectFrom('portal.registration_intents')
    .selectAll()
    .where('auth_id', '=', authId)
    .executeTakeFirst();
  const charges = await db.kysely
    .selectFrom('portal.test_processor_charges')
    .select('idempotency_key')
    .where('idempotency_key', 'like', `${intent?.id ?? 'none'}%`)
    .where('outcome', '=', 'approved')
    .execute();
  return { registrations: registrations.length, charges: charges.length, state: intent?.state };
}

/** Returns the payment method of an auth user's registration. */
export async function paymentMethodOf(db: Database, authId: string): Promise<string> {
  const { method } = await db.kysely
    .selectFrom('portal.payments as payment')
    .innerJoin('portal.registrations as registration', 'registration.id', 'payment.registration_id')
    .select('payment.method')
    .where('registration.auth_id', '=', authId)
    .executeTakeFirstOrThrow();
  return method;
}
