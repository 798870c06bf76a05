import {
  containsCardNumber,
  isCardNumberAsPhone,
  methodNames,
  states,
} from '@bank-bonuses/product';
import * as z from 'zod/mini';
import { accountTypes } from '../lists/banks.ts';
import { countries } from '../lists/countries.ts';
import { isAsked } from './conditions.ts';
import type { Kind, StepNumber } from './field.ts';
import { lostTexts, type LostName, type LostText } from './lostAnswers.ts';
import './rule.ts';
import {
  emptyForm,
  fieldNames,
  fieldOf,
  keysOf,
  objectOf,
  stepOf,
  type FieldName,
  type RegistrationForm,
} from './table.ts';

const bank = z.object({ institution: z.string(), accountTypes: z.array(z.enum(accountTypes)) });

/** The stored values that a draft accepts, by kind; of the other kinds any text. */
const storedValues: Partial<Record<Kind, z.ZodMiniType>> = {
  flag: z.boolean(),
  idType: z.enum(['drivers_license', 'passport']),
  state: z.enum(['', ...states.map(([code]) => code)]),
  country: z.enum(countries),
  citizenship: z.enum(['', ...countries.filter((name) => name !== 'United States')]),
  method: z.enum(['', ...keysOf(methodNames)]),
  banks: z.array(bank),
};

/** The answers in a stored draft. */
export type Draft = Partial<RegistrationForm>;

/** The fields that a draft stores: all but the secret ones. */
export const draftFields = fieldNames.filter((name) => !fieldOf(name).secret);

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
  return JSON.stringify({ ...kept, given: [...new Set([...lost, ...givenNames(answers)])] });
}

/** Leaves out an answer with a card number, which its field rejects later. */
function keptAnswers(answers: RegistrationForm): Draft {
  const hasCardNumber = (name: FieldName) => {
    const text = JSON.stringify(answers[name]);
    return fieldOf(name).kind === 'phone' ? isCardNumberAsPhone(text) : containsCardNumber(text);
  };
  return objectOf<Draft>(
    draftFields.filter((name) => !hasCardNumber(name)),
    (name) => answers[name],
  );
}

/** Returns the valid answers of a stored text. */
export function readDraft(stored: string): Draft {
  const values = parse(stored);
  const isValid = (name: FieldName) =>
    z.safeParse(storedValues[fieldOf(name).kind] ?? z.string(), values[name]).success;
  return objectOf<Draft>(draftFields.filter(isValid), (name) => values[name]);
}

/** Returns the names of the answers that were given but are not in a stored text. */
export function readGiven(stored: string): LostName[] {
  return z.catch(z.array(z.enum(lostNames)), []).parse(parse(stored)['given']);
}

function parse(stored: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(stored);
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
  } catch {
    return {};
  }
}

const lostNames = keysOf(lostTexts);

const fieldsOfLost = (lost: LostName) => fieldNames.filter((name) => fieldOf(name).secret === lost);

/** Returns the names, without the values, of the form's answers that are not stored. */
function givenNames(answers: RegistrationForm): LostName[] {
  return lostNames.filter((lost) => fieldsOfLost(lost).some((name) => answers[name]));
}

export interface MissingAnswer extends LostText {
  step: StepNumber;
  /** The first field of the answer. */
  field: FieldName;
}

/**
 * Returns the answers that were given before the reload, are required and are missing now, in the
 * order of the steps.
 */
export function missingAnswers(
  given: readonly LostName[],
  answers: RegistrationForm,
): MissingAnswer[] {
  return lostNames.flatMap((lost) => {
    const field = fieldsOfLost(lost).find((name) => isAsked(name, answers) && !answers[name]);
    if (field === undefined || !given.includes(lost)) return [];
    return [{ ...lostTexts[lost], step: stepOf(field), field }];
  });
}
