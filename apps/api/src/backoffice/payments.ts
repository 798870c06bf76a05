import { sql } from 'kysely';
import { type Database, recordAudit } from '../db/index.ts';
import { putIntoOutbox } from '../mail/index.ts';

/** The statuses that staff can set for a bill payment or a wire transfer. */
export const paymentStatuses = ['pending', 'received', 'not_received', 'refunded'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** The statuses by which payments and interrupted registrations can be listed. */
export const listedStatuses = [
  'reported',
  ...paymentStatuses,
  'charged',
  'charging',
  'paid',
] as const;

/** The statuses that staff can set for a card payment; the processor decides all others. */
const ofCards: readonly PaymentStatus[] = ['refunded'];

export interface StatusChange {
  db: Database;
  registrationId: string;
  status: PaymentStatus;
  operator: string;
}

/** Sets the status and audits the change. Returns the previous status. */
export async function setPaymentStatus(change: StatusChange): Promise<string> {
  const { db, registrationId, status, operator } = change;
  return db.kysely.transaction().execute(async (kysely) => {
    const payment = await kysely
      .selectFrom('portal.payments')
      .select(['status', 'method'])
      .where('registration_id', '=', registrationId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (payment.method === 'card' && !ofCards.includes(status)) {
      throw new Error(`A card payment can only become ${ofCards.join(' or ')}.`);
    }
    if (payment.status === status) return status;
    await kysely
      .updateTable('portal.payments')
      .set({ status, updated_at: new Date() })
      .where('registration_id', '=', registrationId)
      .execute();
    await recordAudit(
      { kysely },
      {
        operator,
        action: 'payment.status_set',
        registrationId,
        details: { from: payment.status, to: status },
      },
    );
    if (status === 'received') {
      await putIntoOutbox({ kysely }, registrationId, 'payment_received');
    }
    return payment.status;
  });
}

/**
 * Returns payments by status, oldest first, without personal data. Includes registrations that were
 * interrupted during payment and never finished: with `charging` the card may have been charged,
 * with `paid` it was.
 */
export async function listPayments({ kysely }: Database, status: string | undefined) {
  const payments = kysely
    .selectFrom('portal.payments')
    .select(['registration_id as id', 'method', 'status', 'processor_reference as reference'])
    .select([sql<number | null>`amount_cents`.as('cents'), 'updated_at as since']);
  const charges = kysely
    .selectFrom('portal.registration_intents')
    .select(['id', sql<'card'>`'card'`.as('method'), 'state as status'])
    .select([
      sql<string | null>`charge ->> 'reference'`.as('reference'),
      sql<number | null>`(charge ->> 'amountCents')::bigint`.as('cents'),
      'updated_at as since',
    ])
    .where('state', 'in', ['charging', 'paid']);
  return kysely
    .selectFrom(payments.unionAll(charges).as('line'))
    .selectAll()
    .$if(status !== undefined, (lines) => lines.where('status', '=', status ?? ''))
    .orderBy('since')
    .execute();
}

/** Returns the status changes of a payment by staff, oldest first. */
export async function paymentHistory(db: Database, registrationId: string) {
  return db.kysely
    .selectFrom('portal.audit_events')
    .select(['happened_at', 'operator', 'details'])
    .where('action', '=', 'payment.status_set')
    .where('registration_id', '=', registrationId)
    .orderBy('happened_at')
    .execute();
}
