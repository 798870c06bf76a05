import { isAsked } from './isAsked.ts';
import type { FieldName, RegistrationForm } from './registrationForm.ts';
import type { StepNumber } from './fields.ts';

/**
 * Answers that a reload loses: secrets, and the agreements, which apply only to the text that was
 * shown when their boxes were checked.
 */
export type LostName =
  | 'password'
  | 'ssn'
  | 'dateOfBirth'
  | 'photos'
  | 'mothersMaidenName'
  | 'card'
  | 'agreements';

interface LostAnswer {
  name: LostName;
  step: StepNumber;
  /** The verb in 'Please enter your … again.' */
  verb: 'enter your' | 'add your' | 'check the';
  text: string;
  fields: readonly FieldName[];
}

const lostAnswers: readonly LostAnswer[] = [
  { name: 'password', step: 1, verb: 'enter your', text: 'password', fields: ['password'] },
  { name: 'ssn', step: 2, verb: 'enter your', text: 'social security number', fields: ['ssn'] },
  {
    name: 'dateOfBirth',
    step: 2,
    verb: 'enter your',
    text: 'date of birth',
    fields: ['dateOfBirth'],
  },
  {
    name: 'photos',
    step: 4,
    verb: 'add your',
    text: 'photos',
    fields: ['dlPhotoFront', 'dlPhotoBack', 'passportPhoto', 'selfiePhoto'],
  },
  {
    name: 'mothersMaidenName',
    step: 4,
    verb: 'enter your',
    text: "mother's maiden name",
    fields: ['mothersMaidenName'],
  },
  {
    name: 'card',
    step: 5,
    verb: 'enter your',
    text: 'card',
    fields: ['cardNumber', 'cardExpiry', 'cardSecurityCode', 'cardHolderName'],
  },
  {
    name: 'agreements',
    step: 5,
    verb: 'check the',
    text: 'agreements',
    fields: [
      'cardAuthorizationAccepted',
      'termsOfServiceAccepted',
      'independentContractorAgreementAccepted',
    ],
  },
];

/** Returns the names, without the values, of the form's answers that are not stored. */
export function givenNames(answers: RegistrationForm): LostName[] {
  return lostAnswers
    .filter(({ fields }) => fields.some((field) => answers[field]))
    .map(({ name }) => name);
}

export const lostNames = lostAnswers.map(({ name }) => name);

export interface MissingAnswer extends LostAnswer {
  /** The first field of the answer. */
  field: FieldName;
}

/**
 * Returns the answers that were given before the reload, are required and are missing now, in the order of
 * the steps.
 */
export function missingAnswers(
  given: readonly LostName[],
  answers: RegistrationForm,
): MissingAnswer[] {
  return lostAnswers.flatMap((lost) => {
    const field = lost.fields.find((each) => isAsked(each, answers) && !answers[each]);
    return field && given.includes(lost.name) ? [{ ...lost, field }] : [];
  });
}
