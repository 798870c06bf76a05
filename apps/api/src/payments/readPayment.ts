import type { AcceptedContract, Payment } from '@bank-bonuses/api-client';
import { expressionBuilder, type Expression } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { ConsentsTable, Database, PaymentsTable, ServiceTables } from '../db/index.ts';

/** A consent as returned by the database's JSON functions, with timestamps as text. */
type Consent = Pick<ConsentsTable, 'kind' | 'version'> & { accepted_at: string };

/**
 * Returns SQL for the payment of a registration, with the accepted agreements, as one JSON column.
 * A query that reads the registration anyway needs no further one for its payment. `toPayment`
 * converts the column.
 */
export function selectPayment(registrationId: Expression<string>) {
  return jsonObjectFrom(
    expressionBuilder<ServiceTables>()
      .selectFrom('portal.payments as payment')
      .select([
        'payment.method',
        'payment.status',
        'payment.amount_cents',
        'payment.opening_fee_cents',
        'payment.card_brand',
        'payment.card_last4',
        'payment.updated_at',
      ])
      .select((row) =>
        jsonArrayFrom(
          row
            .selectFrom('portal.consents as consent')
            .select(['kind', 'version', 'accepted_at'])
            .whereRef('consent.registration_id', '=', 'payment.registration_id')
            .orderBy('kind', 'desc'),
        ).as('consents'),
      )
      .where('payment.registration_id', '=', registrationId),
  );
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
      .selectFrom('portal.registrations as registration')
      .select(['reference', 'created_at'])
      .select((row) => selectPayment(row.ref('registration.id')).as('payment'))
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
