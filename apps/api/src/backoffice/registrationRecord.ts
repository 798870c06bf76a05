import type { Selectable } from 'kysely';
import type { Database, ConsentsTable, PaymentsTable, RegistrationsTable } from '../db/index.ts';
import { type FieldKeys, encryptionContexts } from '../encryption/index.ts';

export type RegistrationRow = Selectable<RegistrationsTable>;

/**
 * Returns everything that a customer submitted, except for the photos, with protected values
 * decrypted.
 */
export async function registrationRecord(db: Database, keys: FieldKeys, row: RegistrationRow) {
  const payment = await db.kysely
    .selectFrom('portal.payments')
    .selectAll()
    .where('registration_id', '=', row.id)
    .executeTakeFirstOrThrow();
  const consents = await db.kysely
    .selectFrom('portal.consents')
    .selectAll()
    .where('registration_id', '=', row.id)
    .orderBy('kind')
    .execute();
  const banks = await db.kysely
    .selectFrom('portal.existing_bank_accounts')
    .selectAll()
    .where('registration_id', '=', row.id)
    .orderBy('position')
    .execute();
  const { ssn_sealed, date_of_birth_sealed, mothers_maiden_name_sealed, income_text, ...plain } =
    row;
  return {
    ...plain,
    income: income_text ?? plain.income,
    ssn: keys.decrypt(ssn_sealed, encryptionContexts.ssn(row.id)),
    date_of_birth: keys.decrypt(date_of_birth_sealed, encryptionContexts.dateOfBirth(row.id)),
    mothers_maiden_name: keys.decrypt(
      mothers_maiden_name_sealed,
      encryptionContexts.mothersMaidenName(row.id),
    ),
    existing_bank_accounts: banks.map(({ institution, account_types }) => ({
      institution,
      accountTypes: account_types,
    })),
    payment: paymentRecord(keys, payment),
    consents: Object.fromEntries(
      consents.map(({ kind, accepted_at }) => [kind, accepted_at.toISOString()]),
    ),
    agreements: agreementRecords(consents),
  };
}

/**
 * Returns the accepted agreements. The authorization of a card charge is left out, since it is not
 * a versioned agreement.
 */
function agreementRecords(consents: readonly Selectable<ConsentsTable>[]) {
  return consents
    .filter(({ kind }) => kind !== 'card_authorization')
    .map(({ kind, version, accepted_at }) => ({
      kind,
      version,
      accepted_at: accepted_at.toISOString(),
    }));
}

function paymentRecord(keys: FieldKeys, row: Selectable<PaymentsTable>) {
  const { registration_id, card_holder_name_sealed: holder, amount_cents, ...plain } = row;
  return {
    ...plain,
    amount: amount_cents / 100,
    card_holder_name:
      holder === null
        ? null
        : keys.decrypt(holder, encryptionContexts.cardHolderName(registration_id)),
  };
}
