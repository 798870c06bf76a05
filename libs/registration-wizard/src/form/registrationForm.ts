import type { PaymentMethod } from '@bank-bonuses/api-client';
import type { AccountType } from '../lists/banks.ts';
import type { CitizenshipCountry, Country } from '../lists/countries.ts';
import type { StateCode } from '../lists/states.ts';
import type { PreparedPhoto } from './photoTypes.ts';

export type IdCardType = 'drivers_license' | 'passport';

/** A bank where the applicant already has accounts. */
export interface ExistingBank {
  /** An institution of the list, or a name that the applicant entered. */
  institution: string;
  accountTypes: AccountType[];
}

/** All answers of the five steps, in memory only. */
export interface RegistrationForm {
  email: string;
  password: string;
  confirmPassword: string;

  firstName: string;
  lastName: string;
  phone: string;
  ssn: string;
  /** `YYYY-MM-DD`, the format of a date input. */
  dateOfBirth: string;

  addressLine1: string;
  addressLine2: string;
  city: string;
  /** Empty until a state is chosen. The other selects start empty, too. */
  state: StateCode | '';
  zipCode: string;

  idCardType: IdCardType;
  dlPhotoFront: PreparedPhoto | null;
  dlPhotoBack: PreparedPhoto | null;
  passportPhoto: PreparedPhoto | null;
  selfiePhoto: PreparedPhoto | null;
  isUsCitizen: boolean;
  isPermanentResident: boolean;
  citizenshipCountry: CitizenshipCountry | '';
  occupation: string;
  employer: string;
  income: string;
  mothersMaidenName: string;
  irsWithholding: boolean;

  existingBankAccounts: ExistingBank[];
  referredBy: string;
  paymentMethod: PaymentMethod | '';
  paymentSent: boolean;
  cardNumber: string;
  cardExpiry: string;
  cardSecurityCode: string;
  cardHolderName: string;
  billingAddressSameAsHome: boolean;
  billingAddressLine1: string;
  billingAddressLine2: string;
  billingCity: string;
  billingState: string;
  billingZipCode: string;
  billingCountry: Country;
  cardAuthorizationAccepted: boolean;
  termsOfServiceAccepted: boolean;
  independentContractorAgreementAccepted: boolean;
  /** ISO time at which the box was checked; empty while it is not checked. */
  cardAuthorizationAcceptedAt: string;
  termsOfServiceAcceptedAt: string;
  independentContractorAgreementAcceptedAt: string;
}

/**
 * The person who registers: a person without an account, or the owner of an account without a
 * registration.
 */
export type Applicant =
  | { kind: 'new' }
  | {
      kind: 'existing';
      userId: string;
      email: string;
      /**
       * Whether a provider such as Google created the account. The first step then asks for a new
       * password.
       */
      lacksPassword: boolean;
    };
export type FieldName = keyof RegistrationForm;

export const emptyForm: Readonly<RegistrationForm> = {
  email: '',
  password: '',
  confirmPassword: '',
  firstName: '',
  lastName: '',
  phone: '',
  ssn: '',
  dateOfBirth: '',
  addressLine1: '',
  addressLine2: '',
  city: '',
  state: '',
  zipCode: '',
  idCardType: 'drivers_license',
  dlPhotoFront: null,
  dlPhotoBack: null,
  passportPhoto: null,
  selfiePhoto: null,
  isUsCitizen: true,
  isPermanentResident: false,
  citizenshipCountry: '',
  occupation: '',
  employer: '',
  income: '',
  mothersMaidenName: '',
  irsWithholding: false,
  existingBankAccounts: [],
  referredBy: '',
  paymentMethod: '',
  paymentSent: false,
  cardNumber: '',
  cardExpiry: '',
  cardSecurityCode: '',
  cardHolderName: '',
  billingAddressSameAsHome: true,
  billingAddressLine1: '',
  billingAddressLine2: '',
  billingCity: '',
  billingState: '',
  billingZipCode: '',
  billingCountry: 'United States',
  cardAuthorizationAccepted: false,
  termsOfServiceAccepted: false,
  independentContractorAgreementAccepted: false,
  cardAuthorizationAcceptedAt: '',
  termsOfServiceAcceptedAt: '',
  independentContractorAgreementAcceptedAt: '',
};
