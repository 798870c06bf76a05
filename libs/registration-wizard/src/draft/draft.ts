import {
  emptyForm,
  type ExistingBank,
  type FieldName,
  type RegistrationForm,
} from '../form/registrationForm.ts';
import { accountTypes, institutions } from '../lists/banks.ts';
import { countries } from '../lists/countries.ts';
import { states } from '../lists/states.ts';
import type { PhotoName } from '../photos/photoQueue.ts';
import { addBank } from '../steps/PaymentStep/banks/addBank.ts';
import { flag, listOf, oneOf, text, type Reader } from './readers.ts';

/** What lives in memory only. */
type SecretField =
  | PhotoName
  | 'password'
  | 'confirmPassword'
  | 'ssn'
  | 'dateOfBirth'
  | 'mothersMaidenName'
  | 'cardNumber'
  | 'cardExpiry'
  | 'cardSecurityCode'
  | 'cardHolderName';

type Readers = { [Name in Exclude<FieldName, SecretField>]?: Reader<RegistrationForm[Name]> };

const readBank: Reader<ExistingBank> = (stored) => {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { institution, accountTypes: types } = stored as Record<string, unknown>;
  const name = oneOf(institutions)(institution);
  const kinds = listOf(oneOf(accountTypes))(types);
  return name && kinds?.length ? { institution: name, accountTypes: kinds } : undefined;
};

/**
 * The answers that outlive a reload, one by one: a new field is kept only when somebody writes it here.
 * An agreement is not, since it belongs to the text that stood there when it was ticked.
 */
const readers = {
  email: text,
  firstName: text,
  lastName: text,
  phone: text,
  addressLine1: text,
  addressLine2: text,
  city: text,
  state: oneOf(['', ...states.map(([code]) => code)]),
  zipCode: text,
  idCardType: oneOf(['drivers_license', 'passport']),
  isUsCitizen: flag,
  isPermanentResident: flag,
  citizenshipCountry: oneOf(['', ...countries.filter((name) => name !== 'United States')]),
  occupation: text,
  employer: text,
  income: text,
  irsWithholding: flag,
  existingBankAccounts: (stored) => listOf(readBank)(stored)?.reduce(addBank, []),
  referredBy: text,
  paymentMethod: oneOf(['', 'card', 'bill_pay', 'wire']),
  paymentSent: flag,
  billingAddressSameAsHome: flag,
  billingAddressLine1: text,
  billingAddressLine2: text,
  billingCity: text,
  billingState: text,
  billingZipCode: text,
  billingCountry: oneOf(countries),
} satisfies Readers;

type DraftField = keyof typeof readers;

/** The answers of a registration that may be stored. */
export type Draft = Partial<Pick<RegistrationForm, DraftField>>;

export const draftFields = Object.keys(readers) as DraftField[];

/** What is stored of the answers; nothing when there is nothing to keep. */
export function writeDraft(form: RegistrationForm): string | undefined {
  const stored = serialize(form);
  return stored === serialize(emptyForm) ? undefined : stored;
}

function serialize(form: RegistrationForm): string {
  return JSON.stringify(Object.fromEntries(draftFields.map((field) => [field, form[field]])));
}

/** The answers in a stored text; whatever does not read as an answer is left out. */
export function readDraft(stored: string): Draft {
  let parsed: unknown;
  try {
    parsed = JSON.parse(stored);
  } catch {
    return {};
  }
  if (typeof parsed !== 'object' || parsed === null) return {};
  const values = parsed as Record<string, unknown>;
  const draft: Record<string, unknown> = {};
  for (const field of draftFields) {
    const value = Object.hasOwn(values, field) ? readers[field](values[field]) : undefined;
    if (value !== undefined) draft[field] = value;
  }
  return draft;
}
