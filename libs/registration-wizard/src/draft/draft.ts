import {
  emptyForm,
  type ExistingBank,
  type FieldName,
  type RegistrationForm,
} from '../form/registrationForm.ts';
import { accountTypes, maxInstitutionLength } from '../lists/banks.ts';
import { countries } from '../lists/countries.ts';
import { states } from '../lists/states.ts';
import type { PhotoName } from '../photos/photoQueue.ts';
import { addBank } from '../steps/PaymentStep/banks/addBank.ts';
import { givenNames, readNames, type LostName } from './lostAnswers.ts';
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
  const name = text(institution)?.trim().slice(0, maxInstitutionLength);
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

/** The answers that a stored text holds. */
export type Draft = Partial<Pick<RegistrationForm, DraftField>>;

export const draftFields = Object.keys(readers) as DraftField[];

/**
 * What is stored of the answers, with the names of those that a reload loses; nothing when there is nothing
 * to keep.
 *
 * @param lost what an earlier reload has lost, and may not have been given again
 */
export function writeDraft(
  answers: RegistrationForm,
  lost: readonly LostName[] = [],
): string | undefined {
  const kept = keptAnswers(answers);
  if (JSON.stringify(kept) === JSON.stringify(keptAnswers(emptyForm))) return undefined;
  return JSON.stringify({ ...kept, [givenKey]: [...new Set([...lost, ...givenNames(answers)])] });
}

function keptAnswers(answers: RegistrationForm) {
  return Object.fromEntries(draftFields.map((field) => [field, answers[field]]));
}

/** Where the names of what was given stand, beside the answers. */
const givenKey = 'given';

/** The names of what had been given and is not in a stored text. */
export function readGiven(stored: string): LostName[] {
  return readNames(parse(stored)[givenKey]) ?? [];
}

/** The answers in a stored text; whatever does not read as an answer is left out. */
export function readDraft(stored: string): Draft {
  const values = parse(stored);
  const draft: Record<string, unknown> = {};
  for (const field of draftFields) {
    const value = Object.hasOwn(values, field) ? readers[field](values[field]) : undefined;
    if (value !== undefined) draft[field] = value;
  }
  return draft;
}

function parse(stored: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(stored);
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
  } catch {
    return {};
  }
}
