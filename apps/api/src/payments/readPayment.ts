import type { AcceptedContract, Payment } from '@bank-bonuses/api-client';
import { sql, type RawBuilder } from 'kysely';
import type { ConsentsTable, Database, PaymentsTable } from '../db/index.ts';

/** A consent as returned by the database's JSON functions, with timestamps as text. */
type Consent = Pick<ConsentsTable, 'kind' | 'version'> & { accepted_at: string };

/**
 * Returns SQL for the payment of a registration, with the accepted agreements, as one JSON column.
 * A query that reads the registration anyway needs no further one for its payment. `toPayment`
 * converts the column.
 */
export function selectPayment(registrationId: string): RawBuilder<PaymentColumn | null> {
  return sql`(
    select json_build_object(
      'method', method,
      'status', status,
      'amount_cents', amount_cents,
      'opening_fee_cents', opening_fee_cents,
      'card_brand', card_brand,
      'card_last4', card_last4,
      'updated_at', updated_at,
      'consents', (
        select coalesce(
          json_agg(
            json_build_object('kind', kind, 'version', version, 'accepted_at', accepted_at)
            order by kind desc
          ),
          '[]'
        )
        from portal.consents where registration_id = ${registrationId}
      )
    )
    from portal.payments where registration_id = ${registrationId}
  )`;
}

/** A registration with the column of `selectPayment`. */
interface RegistrationWithPayment {
  reference: string;
  created_at: Date;
  payment: PaymentColumn | null;
}

/** The column of `selectPayment`. The database's JSON functions return timestamps as text. */
type PaymentColumn = Pick<
  PaymentsTable,
  'method' | 'status' | 'amount_cents' | 'card_brand' | 'card_last4'
> & { opening_fee_cents: number; updated_at: string; consents: Consent[] };

/** Returns the payment in the contract's format. Throws if the registration has none. */
export function toPayment({ reference, created_at, payment }: RegistrationWithPayment): Payment {
  if (!payment) throw new Error('The registration has no payment.');
  const { method, status, consents } = payment;
  const authorized = consents.find(({ kind }) => kind === 'card_authorization');
  return {
    reference,
    method,
    status,
    status_changed_at: moment(payment.updated_at),
    ...amountsOf(payment),
    ...cardOf(payment),
    registered_at: created_at.toISOString(),
    ...(authorized && { card_authorized_at: moment(authorized.accepted_at) }),
    contracts: consents.flatMap(contractOf),
  };
}

/** Returns the payment of a registration. Throws if there is none. */
export async function readPayment(
  db: Pick<Database, 'kysely'>,
  registrationId: string,
): Promise<Payment> {
  return toPayment(
    await db.kysely
      .selectFrom('portal.registrations')
      .select(['reference', 'created_at', selectPayment(registrationId).as('payment')])
      .where('id', '=', registrationId)
      .executeTakeFirstOrThrow(),
  );
}

function amountsOf(paid: { amount_cents: number; opening_fee_cents: number }) {
  const added = paid.amount_cents - paid.opening_fee_cents;
  return {
    amount: paid.amount_cents / 100,
    opening_fee: paid.opening_fee_cents / 100,
    ...(added > 0 && { card_fee: added / 100 }),
  };
}

function cardOf({
  card_brand: brand,
  card_last4: last4,
}: Pick<PaymentsTable, 'card_brand' | 'card_last4'>) {
  return brand !== null && last4 !== null && { card: { brand: brandNames[brand] ?? brand, last4 } };
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
function contractOf(consent: Consent): AcceptedContract[] {
  const { kind, version } = consent;
  if (kind === 'card_authorization') return [];
  return [{ kind, ...(version !== null && { version }), accepted_at: moment(consent.accepted_at) }];
}

const moment = (timestamp: string): string => new Date(timestamp).toISOString();
