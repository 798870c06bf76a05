import type { FilePayload, RegistrationPayload } from '@bank-bonuses/api-client';
import { usPhoneDigits } from '@bank-bonuses/ui';
import { incomeOf, onlyDigits, plainEmail } from '../formatting/typedValues.ts';
import type { StateCode } from '../lists/states.ts';
import type { RegistrationForm } from '../form/registrationForm.ts';

/**
 * Returns the answers without surrounding white space, and without half characters, which a maximum
 * length can leave of an emoji. The email address is folded to ASCII.
 * Passwords keep their spaces and are normalized to Unicode form NFC, so that the same password has
 * the same bytes on every keyboard.
 */
export function trimAnswers(form: RegistrationForm): RegistrationForm {
  const answers = Object.entries(form).map(([field, answer]: [string, unknown]) => [
    field,
    typeof answer === 'string' ? answer.trim().toWellFormed() : answer,
  ]);
  return {
    ...(Object.fromEntries(answers) as RegistrationForm),
    email: plainEmail(form.email),
    password: form.password.normalize('NFC'),
    confirmPassword: form.confirmPassword.normalize('NFC'),
  };
}

/** Returns the full name of trimmed answers. */
export function fullNameOf({ firstName, lastName }: RegistrationForm): string {
  return `${firstName} ${lastName}`;
}

/** The chosen photos, encoded for the request. */
export interface EncodedPhotos {
  selfiePhoto: FilePayload;
  dlPhotoFront?: FilePayload | undefined;
  dlPhotoBack?: FilePayload | undefined;
  passportPhoto?: FilePayload | undefined;
}

/** Returns the payload of trimmed, validated answers. */
export function toPayload(
  form: RegistrationForm,
  authId: string,
  photos: EncodedPhotos,
): RegistrationPayload {
  const { email, addressLine2, referredBy } = form;
  return {
    auth_id: authId,
    email,
    password: form.password,
    personal_email: email,
    personal_phone: toPhone(form.phone),
    first_name: form.firstName,
    last_name: form.lastName,
    ssn: onlyDigits(form.ssn),
    date_of_birth: form.dateOfBirth,
    address_line_1: form.addressLine1,
    ...(addressLine2 && { address_line_2: addressLine2 }),
    city: form.city,
    state: form.state as StateCode,
    zip_code: Number.parseInt(form.zipCode, 10),
    ...idCard(form, photos),
    selfie_photo: photos.selfiePhoto,
    ...citizenship(form),
    occupation: form.occupation,
    employer: form.employer,
    income: incomeOf(form.income) ?? 0,
    mothers_maiden_name: form.mothersMaidenName,
    irs_withholding: form.irsWithholding,
    existing_bank_accounts: form.existingBankAccounts,
    ...payment(form),
    terms_accepted_at: form.termsOfServiceAcceptedAt,
    contractor_agreement_accepted_at: form.independentContractorAgreementAcceptedAt,
    ...(referredBy && { referred_by: referredBy }),
  };
}

/** Returns the ID type and its photos. The other document's photos are not sent. */
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
  const { paymentMethod } = form;
  if (paymentMethod !== '' && paymentMethod !== 'card')
    return { payment_method: paymentMethod, payment_sent: form.paymentSent };
  const [month = '', year = ''] = form.cardExpiry.split('/');
  return {
    payment_method: 'card' as const,
    payment_sent: false,
    card_number: onlyDigits(form.cardNumber),
    card_expiry_month: month,
    card_expiry_year: `20${year}`,
    card_security_code: form.cardSecurityCode,
    card_holder_name: form.cardHolderName,
    ...billingAddress(form),
    card_authorization_accepted_at: form.cardAuthorizationAcceptedAt,
  };
}

/** Returns the card's billing address: the home address, or another one. */
function billingAddress(form: RegistrationForm) {
  const isHome = form.billingAddressSameAsHome;
  const line2 = isHome ? form.addressLine2 : form.billingAddressLine2;
  return {
    billing_address_line_1: isHome ? form.addressLine1 : form.billingAddressLine1,
    ...(line2 && { billing_address_line_2: line2 }),
    billing_city: isHome ? form.city : form.billingCity,
    billing_state: isHome ? form.state : form.billingState,
    billing_zip_code: isHome ? form.zipCode : form.billingZipCode,
    billing_country: isHome ? ('United States' as const) : form.billingCountry,
  };
}

/** Returns only the digits of a US number, and any other number as typed. */
export function toPhone(typed: string): string {
  return usPhoneDigits(typed) ?? typed.trim();
}
