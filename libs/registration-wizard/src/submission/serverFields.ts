import type { RegistrationPayload } from '@bank-bonuses/api-client';
import type { FieldName, RegistrationForm } from '../form/registrationForm.ts';

/** Which field of the form each key of the payload comes from. */
const fieldOfKey: Record<Exclude<keyof RegistrationPayload, 'auth_id'>, FieldName> = {
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

const homeField: Partial<Record<FieldName, FieldName>> = {
  billingAddressLine1: 'addressLine1',
  billingAddressLine2: 'addressLine2',
  billingCity: 'city',
  billingState: 'state',
  billingZipCode: 'zipCode',
  billingCountry: 'billingAddressSameAsHome',
};

/** The field that a location in a server's answer means; undefined when the form has none for it. */
export function fieldAt(loc: readonly string[], form: RegistrationForm): FieldName | undefined {
  const [key = ''] = loc;
  if (!Object.hasOwn(fieldOfKey, key)) return undefined;
  const field = fieldOfKey[key as keyof typeof fieldOfKey];
  return form.billingAddressSameAsHome ? (homeField[field] ?? field) : field;
}
