import type { FilePayload, RegistrationPayload } from '@bank-bonuses/api-client';
import { onlyDigits } from '../formatting/formatters.ts';
import type { StateCode } from '../lists/states.ts';
import type { RegistrationForm } from '../form/registrationForm.ts';

/** The chosen photos as they travel. */
export interface EncodedPhotos {
  selfiePhoto: FilePayload;
  dlPhotoFront?: FilePayload | undefined;
  dlPhotoBack?: FilePayload | undefined;
  passportPhoto?: FilePayload | undefined;
}

/** What is sent, from what was filled in and checked. Pure. */
export function toPayload(
  form: RegistrationForm,
  authId: string,
  photos: EncodedPhotos,
): RegistrationPayload {
  const email = form.email.trim();
  const addressLine2 = form.addressLine2.trim();
  const referredBy = form.referredBy.trim();
  return {
    auth_id: authId,
    email,
    password: form.password,
    personal_email: email,
    personal_phone: toPhone(form.phone),
    first_name: form.firstName.trim(),
    last_name: form.lastName.trim(),
    ssn: onlyDigits(form.ssn),
    date_of_birth: form.dateOfBirth,
    address_line_1: form.addressLine1.trim(),
    ...(addressLine2 && { address_line_2: addressLine2 }),
    city: form.city.trim(),
    state: form.state as StateCode,
    zip_code: Number.parseInt(form.zipCode.trim(), 10),
    ...idCard(form, photos),
    selfie_photo: photos.selfiePhoto,
    ...citizenship(form),
    occupation: form.occupation.trim(),
    employer: form.employer.trim(),
    income: incomeOf(form.income) ?? 0,
    mothers_maiden_name: form.mothersMaidenName.trim(),
    irs_withholding: form.irsWithholding,
    existing_bank_accounts: form.existingBankAccounts,
    ...payment(form),
    terms_accepted_at: form.termsOfServiceAcceptedAt,
    contractor_agreement_accepted_at: form.independentContractorAgreementAcceptedAt,
    ...(referredBy && { referred_by: referredBy }),
  };
}

/** Only the chosen document's photos travel; the other one's stay in memory. */
function idCard(form: RegistrationForm, photos: EncodedPhotos) {
  return form.idCardType === 'passport'
    ? { id_card_type: 'passport' as const, ...given('passport_photo', photos.passportPhoto) }
    : {
        id_card_type: 'drivers_license' as const,
        ...given('dl_photo_front', photos.dlPhotoFront),
        ...given('dl_photo_back', photos.dlPhotoBack),
      };
}

function given<Key extends string>(key: Key, photo: FilePayload | undefined) {
  return (photo ? { [key]: photo } : {}) as Partial<Record<Key, FilePayload>>;
}

function citizenship(form: RegistrationForm) {
  if (form.isUsCitizen) return { is_us_citizen: true };
  return {
    is_us_citizen: false,
    permanent_resident: form.isPermanentResident,
    ...(form.citizenshipCountry && { citizenship_country: form.citizenshipCountry }),
  };
}

function payment(form: RegistrationForm) {
  if (form.paymentMethod === 'bill_pay' || form.paymentMethod === 'wire')
    return { payment_method: form.paymentMethod, payment_sent: form.paymentSent };
  const [month = '', year = ''] = form.cardExpiry.split('/');
  return {
    payment_method: 'card' as const,
    payment_sent: false,
    card_number: onlyDigits(form.cardNumber),
    card_expiry_month: month,
    card_expiry_year: `20${year}`,
    card_security_code: form.cardSecurityCode,
    card_holder_name: form.cardHolderName.trim(),
    ...(form.billingAddressSameAsHome ? homeAddress(form) : billingAddress(form)),
    card_authorization_accepted_at: form.cardAuthorizationAcceptedAt,
  };
}

function homeAddress(form: RegistrationForm) {
  const line2 = form.addressLine2.trim();
  return {
    billing_address_line_1: form.addressLine1.trim(),
    ...(line2 && { billing_address_line_2: line2 }),
    billing_city: form.city.trim(),
    billing_state: form.state,
    billing_zip_code: form.zipCode.trim(),
    billing_country: 'United States' as const,
  };
}

function billingAddress(form: RegistrationForm) {
  const line2 = form.billingAddressLine2.trim();
  return {
    billing_address_line_1: form.billingAddressLine1.trim(),
    ...(line2 && { billing_address_line_2: line2 }),
    billing_city: form.billingCity.trim(),
    billing_state: form.billingState,
    billing_zip_code: form.billingZipCode.trim(),
    billing_country: form.billingCountry,
  };
}

/** Digits alone for a US number, else as typed. */
export function toPhone(typed: string): string {
  const digits = onlyDigits(typed);
  return /^1?\d{10}$/.test(digits) ? digits : typed.trim();
}

const maxIncome = 1_000_000_000_000;

/** Whole dollars; undefined for what is no number, or is below zero. */
export function incomeOf(typed: string): number | undefined {
  const amount = typed.replace(/[$,\s]/g, '');
  if (!/^(\d+\.?\d*|\.\d+)$/.test(amount)) return undefined;
  return Math.min(Math.round(Number(amount)), maxIncome);
}
