import { isAsked } from './conditions.ts';
import type { LostName, StepNumber } from './field.ts';
import { fieldNames, fieldOf, stepOf, type FieldName, type RegistrationForm } from './table.ts';

interface LostText {
  /** The verb in 'Please enter your … again.' */
  verb: 'enter your' | 'add your' | 'check the';
  text: string;
}

/**
 * Answers that a reload loses: secrets, and the agreements, which apply only to the text that was
 * shown when their boxes were checked.
 */
const lostTexts: Record<LostName, LostText> = {
  password: { verb: 'enter your', text: 'password' },
  ssn: { verb: 'enter your', text: 'social security number' },
  dateOfBirth: { verb: 'enter your', text: 'date of birth' },
  photos: { verb: 'add your', text: 'photos' },
  mothersMaidenName: { verb: 'enter your', text: "mother's maiden name" },
  card: { verb: 'enter your', text: 'card' },
  agreements: { verb: 'check the', text: 'agreements' },
};

/** The names of the lost answers, in the order of the pages. */
export const lostNames: readonly LostName[] = [
  ...new Set(
    fieldNames.flatMap((name) => {
      const { secret } = fieldOf(name);
      return typeof secret === 'string' ? [secret] : [];
    }),
  ),
];

const fieldsOfLost = (lost: LostName) => fieldNames.filter((name) => fieldOf(name).secret === lost);

/** Returns the names, without the values, of the form's answers that are not stored. */
export function givenNames(answers: RegistrationForm): LostName[] {
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
