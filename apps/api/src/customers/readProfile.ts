import type { UserProfile } from '@bank-bonuses/api-client';
import { type Database, zipOnTheWire } from '../db/index.ts';
import { selectPayment, toPayment } from '../payments/index.ts';
import { encryptionContexts, type FieldKeys } from '../encryption/index.ts';

/** Returns the customer's profile in the contract's format, with protected values decrypted. */
export async function readProfile(
  db: Database,
  keys: FieldKeys,
  registrationId: string,
): Promise<UserProfile> {
  const row = await selectPayment(db, registrationId)
    .leftJoin('portal.bank_logins as login', 'login.registration_id', 'registration.id')
    // Names every column: a statement with an asterisk would not be prepared.
    .select(['first_name', 'last_name', 'personal_email', 'personal_phone'])
    .select(['date_of_birth_sealed', 'ssn_sealed', 'mothers_maiden_name_sealed'])
    .select(['address_line_1', 'address_line_2', 'city', 'state', 'zip_code'])
    .select(['occupation', 'employer', 'income', 'income_text', 'irs_withholding'])
    .select(['is_us_citizen', 'permanent_resident', 'citizenship_country'])
    .select(['bank_email', 'bank_phone', 'password_sealed'])
    .executeTakeFirstOrThrow();
  const decrypt = (ciphertext: string, field: keyof typeof encryptionContexts) =>
    keys.decrypt(ciphertext, encryptionContexts[field](registrationId));
  return {
    first_name: row.first_name,
    last_name: row.last_name,
    date_of_birth: decrypt(row.date_of_birth_sealed, 'dateOfBirth'),
    decrypted_ssn: decrypt(row.ssn_sealed, 'ssn'),
    personal_email: row.personal_email,
    personal_phone: row.personal_phone,
    address_line_1: row.address_line_1,
    address_line_2: row.address_line_2,
    city: row.city,
    state: row.state,
    zip_code: zipOnTheWire(row.zip_code),
    occupation: row.occupation,
    employer: row.employer,
    income: row.income_text ?? incomeText(row.income),
    irs_withholding: row.irs_withholding,
    bank_email: row.bank_email,
    bank_phone: row.bank_phone,
    password: row.password_sealed === null ? null : decrypt(row.password_sealed, 'bankPassword'),
    is_us_citizen: row.is_us_citizen,
    is_permanent_resident: row.permanent_resident ?? false,
    citizenship_country: row.citizenship_country,
    mothers_maiden_name: decrypt(row.mothers_maiden_name_sealed, 'mothersMaidenName'),
    created_at: row.created_at.toISOString(),
    payment: toPayment(row),
  };
}

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/**
 * Formats the income of the registration, for example '$75,000'. Returns `null` for 0, which means
 * no income.
 */
function incomeText(income: number): string | null {
  return income === 0 ? null : dollars.format(income);
}
