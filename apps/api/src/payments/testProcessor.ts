import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../db/index.ts';
import type { CardProcessor, ChargeRequest, ChargeResult } from './cardProcessor.ts';

/**
 * Card numbers of the test processor. Every other number is declined, so that it never accepts a
 * real card.
 */
export const testCards = {
  approved: '4242424242424242',
  declined: '4000000000000002',
  timesOut: '4000000000000119',
} as const;

/** Ten minutes in milliseconds, longer than any caller waits. */
const never = 10 * 60_000;

/**
 * Creates a processor that charges no cards. Like a real one, it stores its decisions and charges
 * each key only once.
 */
export function testProcessor({ db }: { db: Database }): CardProcessor {
  return {
    name: 'test',
    charge: async (request, signal) => {
      if (request.card.number === testCards.timesOut) await wait(never, undefined, { signal });
      await remember(db, request);
      const result = await recall(db, request.idempotencyKey);
      if (!result) throw new Error('The test processor has lost a charge.');
      return result;
    },
    findCharge: (idempotencyKey) => recall(db, idempotencyKey),
  };
}

async function remember(db: Database, request: ChargeRequest): Promise<void> {
  const { card } = request;
  await db.kysely
    .insertInto('portal.test_processor_charges')
    .values({
      idempotency_key: request.idempotencyKey,
      outcome: card.number === testCards.approved ? 'approved' : 'declined',
      reference: `test_${randomUUID()}`,
      amount_cents: request.amountCents,
      brand: 'visa',
      last4: card.number.slice(-4),
      expiry_month: card.expiryMonth,
      expiry_year: card.expiryYear,
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .execute();
}

async function recall(db: Database, idempotencyKey: string): Promise<ChargeResult | undefined> {
  const row = await db.kysely
    .selectFrom('portal.test_processor_charges')
    .selectAll()
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.outcome === 'declined') return { outcome: 'declined', reference: row.reference };
  return {
    outcome: 'approved',
    reference: row.reference,
    amountCents: row.amount_cents,
    brand: row.brand,
    last4: row.last4,
    expiryMonth: row.expiry_month,
    expiryYear: row.expiry_year,
  };
}
