import '../../zodSetup.ts';
import { object, string } from 'zod/mini';
import { personalTexts } from '@bank-bonuses/product-facts';
import { onlyDigits } from '../../formatting/formatters.ts';
import { check, filled, inTurn, together, when, type Rule } from '../checks.ts';
import { birthDateError } from './birthDate.ts';

interface PersonalAnswers {
  firstName: string;
  lastName: string;
  phone: string;
  ssn: string;
  dateOfBirth: string;
}

export const ssnIncomplete = personalTexts.ssnIncomplete;

/** Also asked when the field is left. */
export function isCompleteSsn(ssn: string): boolean {
  return onlyDigits(ssn).length === 9;
}

const birthDate: Rule<PersonalAnswers> = ({ dateOfBirth }) => {
  const message = birthDateError(dateOfBirth, new Date());
  return message === undefined ? [] : [{ field: 'dateOfBirth', message }];
};

export const personalSchema = object({
  firstName: string(),
  lastName: string(),
  phone: string(),
  ssn: string(),
  dateOfBirth: string(),
}).check(
  check<PersonalAnswers>(
    inTurn(
      filled(
        ['firstName', 'lastName', 'phone', 'ssn', 'dateOfBirth'],
        'Please fill in all required fields',
      ),
      together(
        when(({ ssn }) => !isCompleteSsn(ssn), 'ssn', ssnIncomplete),
        birthDate,
      ),
    ),
  ),
);
