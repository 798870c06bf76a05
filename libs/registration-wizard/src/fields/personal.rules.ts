import { personalMessages } from '@bank-bonuses/product';
import { onlyDigits } from '../formatting/typedValues.ts';
import { birthDateError } from './birthDate.ts';
import { noCardNumber, noCardNumberAsPhone } from './noCardNumber.ts';
import { check, missingFirst, required, requiredText, type StepRules } from './rule.ts';

const { ssnIncomplete } = personalMessages;

/** Returns whether an SSN has nine digits. */
export function isCompleteSsn(ssn: string): boolean {
  return onlyDigits(ssn).length === 9;
}

const birthDateErrorToday = (day: string) => birthDateError(day, new Date());

/** The rules of step 2. */
export const personalRules: StepRules = {
  fields: {
    firstName: required('firstName', requiredText, noCardNumber),
    lastName: required('lastName', requiredText, noCardNumber),
    phone: required('phone', requiredText, noCardNumberAsPhone),
    ssn: required('ssn', requiredText, check(isCompleteSsn, { text: ssnIncomplete })),
    dateOfBirth: required(
      'dateOfBirth',
      requiredText,
      check((day) => birthDateErrorToday(day) === undefined, { text: birthDateErrorToday }),
    ),
  },
  together: missingFirst,
};
