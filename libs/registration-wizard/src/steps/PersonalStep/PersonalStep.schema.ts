import '../../zodSetup.ts';
import { personalMessages } from '@bank-bonuses/messages';
import { object, string } from 'zod/mini';
import { onlyDigits } from '../../formatting/typedValues.ts';
import { blankIssues, issueOf } from '../issues.ts';
import { birthDateError } from './birthDateRules.ts';

export const ssnIncomplete = personalMessages.ssnIncomplete;

/** Returns whether the SSN has nine digits. The field also checks this on blur. */
export function isCompleteSsn(ssn: string): boolean {
  return onlyDigits(ssn).length === 9;
}

export const personalSchema = object({
  firstName: string(),
  lastName: string(),
  phone: string(),
  ssn: string(),
  dateOfBirth: string(),
}).check(({ value, issues }) => {
  const blank = blankIssues(
    value,
    ['firstName', 'lastName', 'phone', 'ssn', 'dateOfBirth'],
    'Please fill in all required fields',
  );
  issues.push(...blank);
  if (blank.length > 0) return;
  if (!isCompleteSsn(value.ssn)) issues.push(issueOf('ssn', ssnIncomplete));
  const birthDateText = birthDateError(value.dateOfBirth, new Date());
  if (birthDateText !== undefined) issues.push(issueOf('dateOfBirth', birthDateText));
});
