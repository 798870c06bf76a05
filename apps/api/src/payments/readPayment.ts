import type { AcceptedContract, Payment } from '@bank-bonuses/api-client';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { ConsentsTable, Database, PaymentsTable } from '../db/index.ts';

const paymentColumns = [
  'payment.method',
  'payment.status',
  'payment.amount_cents',
  'payment.opening_fee_cents',
  'payment.card_brand',
  'payment.card_last4',
  'payment.updated_at',
] as const;

/** A consent as returned by the database's JSON functions, with timestamps as text. */
type Consent = Pick<ConsentsTable, 'kind' | 'version'> & { accepted_at: string };

/** Returns the payment of a registration in the contract's format, with the accepted agreements. */
export async function readPayment(
  db: Pick<Database, 'kysely'>,
  registrationId: string,
): Promise<Payment> {
  const { reference, registered_at, consents, ...payment } = await db.kysely
    .selectFrom('portal.payments as payment')
    .innerJoin('portal.registrations as registration', 'registration.id', 'registration_id')
    .select(paymentColumns)
    .select(['registration.reference', 'registration.created_at as registered_at'])
    .select((row) =>
      jsonArrayFrom(
        row
          .selectFrom('portal.consents as consent')
          .select(['kind', 'version', 'accepted_at'])
          .whereRef('consent.registration_id', '=', 'payment.registration_id')
          .orderBy('kind', 'desc'),
      ).as('consents'),
    )
    .where('registration_id', '=', registrationId)
    .executeTakeFirstOrThrow();
  const authorized = consents.find(({ kind }) => kind === 'card_authorization');
  return {
    reference,
    method: payment.method,
    status: payment.status,
    status_changed_at: payment.updated_at.toISOString(),
    ...amountsOf(payment),
    ...cardOf(payment),
    registered_at: registered_at.toISOString(),
    ...(authorized && { card_authorized_at: moment(authorized) }),
    contracts: consents.flatMap(contractOf),
  };
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
  return [{ kind, ...(version !== null && { version }), accepted_at: moment(consent) }];
}

const moment = ({ accepted_at }: Consent): string => new Date(accepted_at).toISOString();
