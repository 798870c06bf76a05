import '../../zodSetup.ts';
import { personalTexts } from '@bank-bonuses/product-facts';
import { object, string } from 'zod/mini';
import { onlyDigits } from '../../formatting/formatters.ts';
import { blankIssues, issueOf } from '../issues.ts';
import { birthDateError } from './birthDate.ts';

export const ssnIncomplete = personalTexts.ssnIncomplete;

/** Also asked when the field is left. */
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
