import { isEmailAddress } from '@bank-bonuses/product';
import { guessableText, isGuessablePassword } from '@bank-bonuses/product/passwords';
import { plainEmail } from '../formatting/typedValues.ts';
import { invalidEmailText, lengthError } from './passwordRules.ts';
import { check, missingFirst, required, requiredText, stepRules } from './rule.ts';

/** The rules of step 1. */
export const rules = stepRules(
  1,
  {
    // Not in the specification: the identity provider would reject such an address, but only after
    // the last step.
    email: required(
      'email',
      requiredText,
      check((email) => isEmailAddress(plainEmail(email)), { text: invalidEmailText }),
    ),
    password: required('password', requiredText),
    confirmPassword: required('confirmPassword', requiredText),
  },
  (errors, { email, password, confirmPassword }, passwordRules) => {
    const first = missingFirst(errors);
    if (first[0]?.message === requiredText) return first;
    if (password.normalize('NFC') !== confirmPassword.normalize('NFC'))
      return [passwordError('Passwords do not match', 'confirmPassword')];
    const lengthText = lengthError(password, passwordRules);
    if (lengthText !== undefined) return [passwordError(lengthText)];
    if (passwordRules.rejectsGuessablePasswords && isGuessablePassword(password, [email]))
      return [passwordError(guessableText)];
    return errors;
  },
);

function passwordError(text: string, field: 'password' | 'confirmPassword' = 'password') {
  return { field, text, message: text };
}
