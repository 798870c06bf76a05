import '../zodSetup.ts';
import type { PaymentMethod } from '@bank-bonuses/api-client';
import { methodNames } from '@bank-bonuses/messages';
import * as z from 'zod/mini';
import {
  emptyForm,
  type ExistingBank,
  type FieldName,
  type RegistrationForm,
} from '../form/registrationForm.ts';
import { accountTypes, maxInstitutionLength } from '../lists/banks.ts';
import { countries } from '../lists/countries.ts';
import { states } from '../lists/states.ts';
import type { PhotoName } from '../form/photoPreviews.ts';
import { addBank } from '../steps/PaymentStep/banks/addBank.ts';
import { givenNames, lostNames, type LostName } from '../form/lostAnswers.ts';
import { listOf } from './listOf.ts';

/** Fields whose answers are only in memory. */
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

type KeptFields = {
  [Name in Exclude<FieldName, SecretField>]?: z.ZodMiniType<RegistrationForm[Name]>;
};

// Other scripts can write to the storage, so lengths are limited.
const text = z.string().check(z.maxLength(500));

const bank = z.object({
  institution: text.check(
    z.trim(),
    z.overwrite((name) => name.slice(0, maxInstitutionLength)),
    z.minLength(1),
  ),
  accountTypes: listOf(z.enum(accountTypes)).check(z.minLength(1)),
});

/**
 * The answers that are restored after a reload. They are listed one by one, so that a new field is
 * stored only on purpose. An agreement is not stored: it applies to the text that was shown when
 * its box was checked.
 */
const fields = {
  email: text,
  firstName: text,
  lastName: text,
  phone: text,
  addressLine1: text,
  addressLine2: text,
  city: text,
  state: z.enum(['', ...states.map(([code]) => code)]),
  zipCode: text,
  idCardType: z.enum(['drivers_license', 'passport']),
  isUsCitizen: z.boolean(),
  isPermanentResident: z.boolean(),
  citizenshipCountry: z.enum(['', ...countries.filter((name) => name !== 'United States')]),
  occupation: text,
  employer: text,
  income: text,
  irsWithholding: z.boolean(),
  existingBankAccounts: z.pipe(
    listOf(bank),
    z.transform((banks) => banks.reduce<ExistingBank[]>(addBank, [])),
  ),
  referredBy: text,
  paymentMethod: z.enum(['', ...(Object.keys(methodNames) as PaymentMethod[])]),
  paymentSent: z.boolean(),
  billingAddressSameAsHome: z.boolean(),
  billingAddressLine1: text,
  billingAddressLine2: text,
  billingCity: text,
  billingState: text,
  billingZipCode: text,
  billingCountry: z.enum(countries),
} satisfies KeptFields;

type DraftField = keyof typeof fields;

/** The answers in a stored draft. */
export type Draft = Partial<Pick<RegistrationForm, DraftField>>;

export const draftFields = Object.keys(fields) as DraftField[];

/**
 * Returns the text to store: the answers, and the names of the answers that a reload loses;
 * `undefined` if there are no answers.
 * @param lost answers that an earlier reload lost and that may still be missing
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

/** Key under which a draft contains the names of answers that are not stored. */
const givenKey = 'given';

/** Returns the names of the answers that were given but are not in a stored text. */
export function readGiven(stored: string): LostName[] {
  return z.catch(listOf(z.enum(lostNames)), []).parse(parse(stored)[givenKey]);
}

/** Returns the valid answers of a stored text. */
export function readDraft(stored: string): Draft {
  const values = parse(stored);
  const draft: Record<string, unknown> = {};
  for (const field of draftFields) {
    const { success, data } = z.safeParse(fields[field], values[field]);
    if (success) draft[field] = data;
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
