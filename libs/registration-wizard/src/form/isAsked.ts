import type { FieldName, RegistrationForm } from './registrationForm.ts';

/** Returns whether a field is shown on its step; some fields depend on another answer. */
export function isAsked(field: FieldName, answers: RegistrationForm): boolean {
  const { idCardType, isUsCitizen, paymentMethod, billingAddressSameAsHome } = answers;
  const paysByCard = paymentMethod === 'card';
  switch (field) {
    case 'dlPhotoFront':
    case 'dlPhotoBack':
      return idCardType === 'drivers_license';
    case 'passportPhoto':
      return idCardType === 'passport';
    case 'citizenshipCountry':
      return !isUsCitizen;
    case 'paymentSent':
      return paymentMethod !== '' && !paysByCard;
    case 'cardNumber':
    case 'cardExpiry':
    case 'cardSecurityCode':
    case 'cardHolderName':
    case 'cardAuthorizationAccepted':
    case 'billingAddressSameAsHome':
      return paysByCard;
    case 'billingAddressLine1':
    case 'billingAddressLine2':
    case 'billingCity':
    case 'billingState':
    case 'billingZipCode':
    case 'billingCountry':
      return paysByCard && !billingAddressSameAsHome;
    default:
      return true;
  }
}

/** Returns every field that is shown on its step. */
export function askedFields(answers: RegistrationForm): ReadonlySet<FieldName> {
  return new Set((Object.keys(answers) as FieldName[]).filter((field) => isAsked(field, answers)));
}
