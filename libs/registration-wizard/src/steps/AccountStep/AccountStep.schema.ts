import '../../zodSetup.ts';
import { guessableText, isGuessablePassword } from '@bank-bonuses/portal-config/passwords';
import { isEmailAddress } from '@bank-bonuses/messages';
import { object, string } from 'zod/mini';
import { plainEmail } from '../../formatting/typedValues.ts';
import { blankIssues, issueOf, type StepIssue } from '../issues.ts';
import { invalidEmailText, lengthError, type PasswordRules } from './passwordRules.ts';

interface AccountAnswers {
  email: string;
  password: string;
  confirmPassword: string;
}

export const accountSchemaFor = (rules: PasswordRules) =>
  object({
    email: string(),
    password: string(),
    confirmPassword: string(),
  }).check(({ value, issues }) => {
    issues.push(...accountIssues(value, rules));
  });

function accountIssues(answers: AccountAnswers, rules: PasswordRules): StepIssue[] {
  const { email, password, confirmPassword } = answers;
  const blank = blankIssues(
    answers,
    ['email', 'password', 'confirmPassword'],
    'Please fill in all required fields',
  );
  if (blank.length > 0) return blank;
  if (password.normalize('NFC') !== confirmPassword.normalize('NFC'))
    return [issueOf('confirmPassword', 'Passwords do not match')];
  const lengthText = lengthError(password, rules);
  if (lengthText !== undefined) return [issueOf('password', lengthText)];
  if (rules.rejectsGuessablePasswords && isGuessablePassword(password, [email]))
    return [issueOf('password', guessableText)];
  // Not in the specification: the identity provider would reject such an address, but only after the last
  // step.
  if (!isEmailAddress(plainEmail(email))) return [issueOf('email', invalidEmailText)];
  return [];
}
