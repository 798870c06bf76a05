import type { RegistrationPayload } from '@bank-bonuses/api-client';
import { zipInTheDatabase, type Database, type CardCharge } from '../db/index.ts';
import type { DocumentRow } from '../documents/index.ts';
import { putIntoOutbox } from '../mail/index.ts';
import { openingFeeCents } from '../payments/index.ts';
import { type FieldKeys, encryptionContexts } from '../encryption/index.ts';
import { acceptedVersion, type ShownVersions } from './agreementVersions.ts';
import { changeIntent, type Claim } from './claims/intents.ts';
import type { RegistrationSecret } from './parseRegistration.ts';

/**
 * The data to store: a registration without its photos, which are already in the document store,
 * and without the password, card number and security code.
 */
export type RegistrationDetails = Omit<
  RegistrationPayload,
  'dl_photo_front' | 'dl_photo_back' | 'passport_photo' | 'selfie_photo' | RegistrationSecret
>;

export interface CompletedRegistration {
  details: RegistrationDetails;
  shown: ShownVersions;
  documents: DocumentRow[];
  charge: CardCharge | undefined;
  ssnFingerprint: string;
}

/** Stores the complete registration in one transaction. Throws if the claim is no longer valid. */
export async function completeRegistration(
  db: Database,
  keys: FieldKeys,
  claim: Claim,
  { details, shown, documents, charge, ssnFingerprint }: CompletedRegistration,
): Promise<void> {
  const { id } = claim.intent;
  const method = charge ? 'card' : details.payment_method;
  await db.kysely.transaction().execute(async (kysely) => {
    await changeIntent({ kysely }, claim, { state: 'completed', ssn_fingerprint: ssnFingerprint });
    await kysely
      .insertInto('portal.registrations')
      .values({ id, ...registrationRow(keys, id, details), payment_method: method })
      .execute();
    await kysely.insertInto('portal.documents').values(documents).execute();
    await kysely
      .insertInto('portal.consents')
      .values(consentRows(id, details, shown))
      .execute();
    await kysely
      .insertInto('portal.payments')
      .values({ registration_id: id, method, ...paymentRow(keys, id, details, charge) })
      .execute();
    await putIntoOutbox({ kysely }, id, 'registration_received');
    if (details.existing_bank_accounts.length === 0) return;
    await kysely
      .insertInto('portal.existing_bank_accounts')
      .values(
        details.existing_bank_accounts.map(({ institution, accountTypes }, position) => ({
          registration_id: id,
          position,
          institution,
          account_types: JSON.stringify(accountTypes),
        })),
      )
      .execute();
  });
}

function registrationRow(keys: FieldKeys, id: string, details: RegistrationDetails) {
  return {
    auth_id: details.auth_id,
    // Stores the address in lower case, as the identity provider does, so that a lookup with any
    // spelling finds it.
    email: details.email.trim().toLowerCase(),
    personal_email: details.personal_email,
    personal_phone: details.personal_phone,
    first_name: details.first_name,
    last_name: details.last_name,
    ssn_sealed: keys.encrypt(ssnDigits(details.ssn), encryptionContexts.ssn(id)),
    date_of_birth_sealed: keys.encrypt(details.date_of_birth, encryptionContexts.dateOfBirth(id)),
    mothers_maiden_name_sealed: keys.encrypt(
      details.mothers_maiden_name,
      encryptionContexts.mothersMaidenName(id),
    ),
    address_line_1: details.address_line_1,
    address_line_2: details.address_line_2 || null,
    city: details.city,
    state: details.state,
    zip_code: zipInTheDatabase(details.zip_code),
    id_card_type: details.id_card_type,
    is_us_citizen: details.is_us_citizen,
    permanent_resident: details.permanent_resident ?? null,
    citizenship_country: details.citizenship_country ?? null,
    occupation: details.occupation,
    employer: details.employer,
    income: details.income,
    irs_withholding: details.irs_withholding,
    payment_sent: details.payment_sent,
    referred_by: details.referred_by ?? null,
  };
}

function consentRows(id: string, details: RegistrationDetails, shown: ShownVersions) {
  const given = [
    ['terms_of_service', details.terms_accepted_at],
    ['contractor_agreement', details.contractor_agreement_accepted_at],
    ['card_authorization', details.card_authorization_accepted_at],
  ] as const;
  return given.flatMap(([kind, moment]) => {
    if (moment === undefined) return [];
    const accepted_at = new Date(moment);
    const version =
      kind === 'card_authorization' ? null : acceptedVersion(shown, kind, accepted_at);
    return [{ registration_id: id, kind, accepted_at, version }];
  });
}

/**
 * Returns the row of the payment. Its card data comes only from the processor's response;
 * `RegistrationDetails` has neither card number nor security code.
 */
function paymentRow(
  keys: FieldKeys,
  id: string,
  details: RegistrationDetails,
  charge: CardCharge | undefined,
) {
  const fee = { opening_fee_cents: openingFeeCents };
  if (!charge) return { ...fee, status: 'reported', amount_cents: openingFeeCents };
  const holder = details.card_holder_name;
  return {
    ...fee,
    status: 'charged',
    amount_cents: charge.amountCents,
    processor_reference: charge.reference,
    card_brand: charge.brand,
    card_last4: charge.last4,
    card_expiry_month: charge.expiryMonth,
    card_expiry_year: charge.expiryYear,
    card_holder_name_sealed:
      holder === undefined ? null : keys.encrypt(holder, encryptionContexts.cardHolderName(id)),
    billing_address_line_1: details.billing_address_line_1 ?? null,
    billing_address_line_2: details.billing_address_line_2 || null,
    billing_city: details.billing_city ?? null,
    billing_state: details.billing_state ?? null,
    billing_zip_code: details.billing_zip_code ?? null,
    billing_country: details.billing_country ?? null,
  };
}

/** Returns the nine digits of an SSN without hyphens. */
export function ssnDigits(ssn: string): string {
  return ssn.replaceAll('-', '');
}
