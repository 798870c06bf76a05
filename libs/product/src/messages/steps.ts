/** The minimum age in years to register. */
export const minimumAge = 18;

/** Errors of personal information, in the portal and the service. */
export const personalMessages = {
  ssnIncomplete: 'SSN must be 9 digits. Format: XXX-XX-XXXX',
  birthDateInvalid: 'Please enter a valid date of birth',
  tooYoung: `You must be at least ${minimumAge} years old to register`,
} as const;

/** Errors of the home address, in the portal and the service. */
export const addressMessages = {
  addressLine1Missing: 'Address Line 1 is required',
  cityMissing: 'City is required',
  stateMissing: 'State is required',
  zipCodeMissing: 'Zip Code is required',
} as const;

/** Errors of the security step, in the portal and the service. */
export const securityMessages = {
  licensePhotosMissing: "Please upload the front and back of your driver's license",
  passportPhotoMissing: 'Please upload a photo of your passport',
  selfiePhotoMissing: 'Please upload a selfie photo for identity verification',
  citizenshipCountryMissing: 'Please select your country of citizenship',
  mothersMaidenNameMissing: "Please enter your mother's maiden name",
} as const;

/** Errors of the payment step, in the portal and the service. */
export const paymentMessages = {
  methodMissing: 'Please select a payment method',
  paymentNotSent: 'Please confirm that you have sent the payment',
  cardIncomplete: 'Please fill in all credit card details',
  billingAddressIncomplete: 'Please fill in all billing address fields',
  cardExpired: 'Expiry Date is in the past',
  cardNotAuthorized: 'You must authorize the card charge to proceed',
  agreementsMissing:
    'You must agree to the Terms of Service and Independent Contractor Agreement to proceed',
} as const;
