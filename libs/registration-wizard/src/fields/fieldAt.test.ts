import { expect, test } from 'vitest';
import { filledForm } from '../testing/filledForm.ts';
import { fieldAt } from './payload.ts';
import type { FieldName } from './table.ts';

/** The field of each key of the payload, with a billing address of its own. */
const fieldOfKey: Record<string, FieldName> = {
  email: 'email',
  password: 'password',
  personal_email: 'email',
  personal_phone: 'phone',
  first_name: 'firstName',
  last_name: 'lastName',
  ssn: 'ssn',
  date_of_birth: 'dateOfBirth',
  address_line_1: 'addressLine1',
  address_line_2: 'addressLine2',
  city: 'city',
  state: 'state',
  zip_code: 'zipCode',
  id_card_type: 'idCardType',
  dl_photo_front: 'dlPhotoFront',
  dl_photo_back: 'dlPhotoBack',
  passport_photo: 'passportPhoto',
  selfie_photo: 'selfiePhoto',
  is_us_citizen: 'isUsCitizen',
  permanent_resident: 'isPermanentResident',
  citizenship_country: 'citizenshipCountry',
  occupation: 'occupation',
  employer: 'employer',
  income: 'income',
  mothers_maiden_name: 'mothersMaidenName',
  irs_withholding: 'irsWithholding',
  existing_bank_accounts: 'existingBankAccounts',
  payment_method: 'paymentMethod',
  payment_sent: 'paymentSent',
  terms_accepted_at: 'termsOfServiceAccepted',
  contractor_agreement_accepted_at: 'independentContractorAgreementAccepted',
  referred_by: 'referredBy',
  card_number: 'cardNumber',
  card_expiry_month: 'cardExpiry',
  card_expiry_year: 'cardExpiry',
  card_security_code: 'cardSecurityCode',
  card_holder_name: 'cardHolderName',
  billing_address_line_1: 'billingAddressLine1',
  billing_address_line_2: 'billingAddressLine2',
  billing_city: 'billingCity',
  billing_state: 'billingState',
  billing_zip_code: 'billingZipCode',
  billing_country: 'billingCountry',
  card_authorization_accepted_at: 'cardAuthorizationAccepted',
};

const homeFields: Record<string, FieldName> = {
  billing_address_line_1: 'addressLine1',
  billing_address_line_2: 'addressLine2',
  billing_city: 'city',
  billing_state: 'state',
  billing_zip_code: 'zipCode',
  billing_country: 'billingAddressSameAsHome',
};

test.each(Object.entries(fieldOfKey))('an error at %s belongs to the field %s', (key, field) => {
  const apart = { ...filledForm, billingAddressSameAsHome: false };
  expect(fieldAt([key], apart)).toBe(field);
  expect(fieldAt([key, 'data'], apart)).toBe(field);
  expect(fieldAt([key], filledForm)).toBe(homeFields[key] ?? field);
});

test.each(['auth_id', 'toString', '', 'selfie'])('an error at %j belongs to no field', (key) => {
  expect(fieldAt([key], filledForm)).toBeUndefined();
  expect(fieldAt([], filledForm)).toBeUndefined();
});
