import type { AcceptedContract, Payment } from '@bank-bonuses/api-client';
import type { Selectable } from 'kysely';
import type { ConsentsTable, Database, PaymentsTable } from '../db/index.ts';

/** The payment of a registration as the contract has it, with what was agreed to. */
export async function readPayment(
  db: Pick<Database, 'kysely'>,
  registrationId: string,
): Promise<Payment> {
  const { reference, registered_at, ...payment } = await db.kysely
    .selectFrom('portal.payments as payment')
    .innerJoin('portal.registrations as registration', 'registration.id', 'registration_id')
    .selectAll('payment')
    .select(['registration.reference', 'registration.created_at as registered_at'])
    .where('registration_id', '=', registrationId)
    .executeTakeFirstOrThrow();
  const consents = await db.kysely
    .selectFrom('portal.consents')
    .selectAll()
    .where('registration_id', '=', registrationId)
    .orderBy('kind', 'desc')
    .execute();
  const authorized = consents.find(({ kind }) => kind === 'card_authorization');
  return {
    reference,
    method: payment.method,
    status: payment.status,
    status_changed_at: payment.updated_at.toISOString(),
    ...amountsOf(payment),
    ...cardOf(payment),
    registered_at: registered_at.toISOString(),
    ...(authorized && { card_authorized_at: authorized.accepted_at.toISOString() }),
    contracts: consents.flatMap(contractOf),
  };
}

function amountsOf(row: Selectable<PaymentsTable>) {
  const added = row.amount_cents - row.opening_fee_cents;
  return {
    amount: row.amount_cents / 100,
    opening_fee: row.opening_fee_cents / 100,
    ...(added > 0 && { card_fee: added / 100 }),
  };
}

function cardOf({ card_brand: brand, card_last4: last4 }: Selectable<PaymentsTable>) {
  return brand !== null && last4 !== null && { card: { brand: brandNames[brand] ?? brand, last4 } };
}

/** Card brands as processors name them, and as people do. Others are shown as they came. */
const brandNames: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

/** The authorization of a card charge is no contract. */
function contractOf({ kind, version, accepted_at }: Selectable<ConsentsTable>): AcceptedContract[] {
  if (kind === 'card_authorization') return [];
  return [{ kind, ...(version !== null && { version }), accepted_at: accepted_at.toISOString() }];
}
