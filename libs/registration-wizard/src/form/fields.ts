import type { FieldName } from './registrationForm.ts';

export type StepNumber = 1 | 2 | 3 | 4 | 5;

export const stepNumbers: readonly StepNumber[] = [1, 2, 3, 4, 5];
export const lastStep: StepNumber = 5;

interface Field {
  step: StepNumber;
  /** Label of the field, also used in the error box. */
  label: string;
}

/**
 * All fields in the order of the page. Error links follow this order, and a test compares it with
 * the rendered page.
 */
const fields: Record<FieldName, Field> = {
  email: { step: 1, label: 'Email' },
  password: { step: 1, label: 'Password' },
  confirmPassword: { step: 1, label: 'Confirm Password' },

  firstName: { step: 2, label: 'First Name' },
  lastName: { step: 2, label: 'Last Name' },
  phone: { step: 2, label: 'Phone Number' },
  ssn: { step: 2, label: 'Social Security Number' },
  dateOfBirth: { step: 2, label: 'Date of Birth' },

  addressLine1: { step: 3, label: 'Address Line 1' },
  addressLine2: { step: 3, label: 'Address Line 2' },
  city: { step: 3, label: 'City' },
  state: { step: 3, label: 'State' },
  zipCode: { step: 3, label: 'Zip Code' },

  idCardType: { step: 4, label: 'ID Type' },
  dlPhotoFront: { step: 4, label: "Front of driver's license" },
  dlPhotoBack: { step: 4, label: "Back of driver's license" },
  passportPhoto: { step: 4, label: 'Passport photo page' },
  selfiePhoto: { step: 4, label: 'Selfie Photo' },
  isUsCitizen: { step: 4, label: 'US Citizen' },
  isPermanentResident: { step: 4, label: 'Permanent Resident' },
  citizenshipCountry: { step: 4, label: 'Country of Citizenship' },
  occupation: { step: 4, label: 'Occupation' },
  employer: { step: 4, label: 'Employer' },
  income: { step: 4, label: 'Annual Income' },
  irsWithholding: { step: 4, label: 'IRS Backup Withholding' },
  mothersMaidenName: { step: 4, label: "Mother's Maiden Name" },

  existingBankAccounts: { step: 5, label: 'Existing Bank Accounts' },
  referredBy: { step: 5, label: 'Who referred you?' },
  paymentMethod: { step: 5, label: 'Payment Method' },
  paymentSent: { step: 5, label: "I've sent the payment" },
  cardNumber: { step: 5, label: 'Card Number' },
  cardExpiry: { step: 5, label: 'Expiry Date' },
  cardSecurityCode: { step: 5, label: 'Security Code' },
  cardHolderName: { step: 5, label: 'Card Holder Name' },
  billingAddressSameAsHome: { step: 5, label: 'Billing address is the same as home address' },
  billingAddressLine1: { step: 5, label: 'Billing Address Line 1' },
  billingAddressLine2: { step: 5, label: 'Billing Address Line 2' },
  billingCity: { step: 5, label: 'Billing City' },
  billingState: { step: 5, label: 'Billing State' },
  billingZipCode: { step: 5, label: 'Billing Zip Code' },
  billingCountry: { step: 5, label: 'Billing Country' },
  cardAuthorizationAccepted: { step: 5, label: 'Card authorization' },
  termsOfServiceAccepted: { step: 5, label: 'Terms of Service' },
  independentContractorAgreementAccepted: { step: 5, label: 'Independent Contractor Agreement' },
  cardAuthorizationAcceptedAt: { step: 5, label: 'Card authorization' },
  termsOfServiceAcceptedAt: { step: 5, label: 'Terms of Service' },
  independentContractorAgreementAcceptedAt: {
    step: 5,
    label: 'Independent Contractor Agreement',
  },
};

export function stepOf(field: FieldName): StepNumber {
  return fields[field].step;
}

export function fieldsOf(step: StepNumber): FieldName[] {
  return (Object.keys(fields) as FieldName[]).filter((field) => fields[field].step === step);
}

export function labelOf(field: FieldName): string {
  return fields[field].label;
}

/** Returns the id of a field's element, to which error links lead. */
export function idOf(field: FieldName): string {
  return `register-${field}`;
}
