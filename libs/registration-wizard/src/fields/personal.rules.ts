import { personalMessages } from '@bank-bonuses/product';
import { onlyDigits } from '../formatting/typedValues.ts';
import { birthDateError } from './birthDate.ts';
import {
  check,
  missingFirst,
  noCardNumber,
  noCardNumberAsPhone,
  required,
  requiredText,
  stepRules,
} from './rule.ts';

const isCompleteSsn = (ssn: string) => onlyDigits(ssn).length === 9;
const birthDateErrorToday = (day: string) => birthDateError(day, new Date());

/** The rules of step 2. */
export const rules = stepRules(
  2,
  {
    firstName: required('firstName', requiredText, noCardNumber),
    lastName: required('lastName', requiredText, noCardNumber),
    phone: required('phone', requiredText, noCardNumberAsPhone),
    ssn: required(
      'ssn',
      requiredText,
      check(isCompleteSsn, { text: personalMessages.ssnIncomplete }),
    ),
    dateOfBirth: required(
      'dateOfBirth',
      requiredText,
      check((day) => birthDateErrorToday(day) === undefined, { text: birthDateErrorToday }),
    ),
  },
  missingFirst,
);
