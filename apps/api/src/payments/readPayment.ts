import type { AcceptedContract, Payment } from '@bank-bonuses/api-client';
import type { InferResult } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../db/index.ts';

/**
 * Returns a query of a registration with its payment and the accepted agreements. A caller may add
 * joins and columns. `toPayment` converts the row.
 */
export function selectPayment({ kysely }: Pick<Database, 'kysely'>, registrationId: string) {
  return kysely
    .selectFrom('portal.registrations as registration')
    .innerJoin('portal.payments as payment', 'payment.registration_id', 'registration.id')
    .select(['reference', 'registration.created_at', 'method', 'status', 'amount_cents'])
    .select(['opening_fee_cents', 'card_brand', 'card_last4', 'payment.updated_at as changed_at'])
    .select((from) =>
      jsonArrayFrom(
        from
          .selectFrom('portal.consents')
          .select(['kind', 'version', 'accepted_at'])
          .where('registration_id', '=', registrationId)
          .orderBy('kind', 'desc'),
      ).as('consents'),
    )
    .where('registration.id', '=', registrationId);
}

type PaymentRow = InferResult<ReturnType<typeof selectPayment>>[number];

/** Returns the payment in the contract's format. */
export function toPayment(row: PaymentRow): Payment {
  const { card_brand: brand, card_last4: last4, consents } = row;
  const cardFee = row.amount_cents - row.opening_fee_cents;
  const authorized = consents.find(({ kind }) => kind === 'card_authorization');
  return {
    reference: row.reference,
    method: row.method,
    status: row.status,
    status_changed_at: row.changed_at.toISOString(),
    amount: row.amount_cents / 100,
    opening_fee: row.opening_fee_cents / 100,
    ...(cardFee > 0 && { card_fee: cardFee / 100 }),
    ...(brand !== null && last4 !== null && { card: { brand: brandNames[brand] ?? brand, last4 } }),
    registered_at: row.created_at.toISOString(),
    ...(authorized && { card_authorized_at: moment(authorized.accepted_at) }),
    contracts: consents.flatMap(contractOf),
  };
}

/** Returns the payment of a registration. Throws if there is none. */
export async function readPayment(
  db: Pick<Database, 'kysely'>,
  registrationId: string,
): Promise<Payment> {
  return toPayment(await selectPayment(db, registrationId).executeTakeFirstOrThrow());
}

/**
 * Display names of card brands, by the processor's names. An unknown brand is shown as the
 * processor names it.
 */
const brandNames: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

/**
 * Returns a consent as an accepted contract. Skips the authorization of a card charge, which is not
 * a contract.
 */
function contractOf(consent: PaymentRow['consents'][number]): AcceptedContract[] {
  const { kind, version } = consent;
  if (kind === 'card_authorization') return [];
  return [{ kind, ...(version !== null && { version }), accepted_at: moment(consent.accepted_at) }];
}

/** Converts a timestamp of the database's JSON functions to the contract's format. */
const moment = (timestamp: string): string => new Date(timestamp).toISOString();
