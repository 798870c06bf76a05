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

/** Thrown when a payment cannot have the requested status. */
class PaymentStatusError extends Error {}

/** Sets the status and audits the change. Returns the previous status. */
export async function setPaymentStatus(change: StatusChange): Promise<string> {
  const { db, registrationId, status, operator } = change;
  return db.kysely.transaction().execute(async (kysely) => {
    const payment = await kysely
      .selectFrom('portal.payments')
      .select(['status', 'method'])
      .where('registration_id', '=', registrationId)
      .forUpdate()
      .executeTakeFirst();
    if (!payment) throw new PaymentStatusError('There is no registration with this id.');
    if (payment.method === 'card' && !ofCards.includes(status)) {
      throw new PaymentStatusError(`A card payment can only become ${ofCards.join(' or ')}.`);
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

/** A payment, or a charge that may exist without a registration. Contains no personal data. */
export interface PaymentLine {
  id: string;
  method: string;
  status: string;
  amount: number | null;
  reference: string | null;
  since: string;
}

/**
 * Returns payments by status, oldest first. Includes registrations that were interrupted during
 * payment and never finished: with `charging` the card may have been charged, with `paid` it was.
 */
export async function listPayments(
  db: Database,
  status: string | undefined,
): Promise<PaymentLine[]> {
  let payments = db.kysely
    .selectFrom('portal.payments')
    .select(['registration_id', 'method', 'status', 'amount_cents', 'processor_reference'])
    .select('updated_at');
  if (status !== undefined) payments = payments.where('status', '=', status);
  let intents = db.kysely
    .selectFrom('portal.registration_intents')
    .select(['id', 'state', 'charge', 'updated_at'])
    .where('state', 'in', ['charging', 'paid']);
  if (status !== undefined) intents = intents.where('state', '=', status as 'charging' | 'paid');
  const lines = [
    ...(await payments.execute()).map((row) => ({
      id: row.registration_id,
      method: row.method,
      status: row.status,
      amount: row.amount_cents / 100,
      reference: row.processor_reference,
      since: row.updated_at.toISOString(),
    })),
    ...(await intents.execute()).map(({ id, state, charge, updated_at }) => ({
      id,
      method: 'card',
      status: state,
      amount: charge ? charge.amountCents / 100 : null,
      reference: charge?.reference ?? null,
      since: updated_at.toISOString(),
    })),
  ];
  return lines.sort((one, other) => one.since.localeCompare(other.since));
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
