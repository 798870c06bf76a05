import '../../zodSetup.ts';
import { guessableText, isGuessablePassword } from '@bank-bonuses/portal-config/passwords';
import { isEmailAddress } from '@bank-bonuses/product-facts';
import { object, string } from 'zod/mini';
import { check, filled, inTurn, when } from '../checks.ts';
import { plainEmail } from '../../formatting/formatters.ts';
import {
  invalidEmailText,
  lengthError,
  specifiedRules,
  type PasswordRules,
} from './passwordLength.ts';

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
  }).check(
    check<AccountAnswers>(
      inTurn(
        filled(['email', 'password', 'confirmPassword'], 'Please fill in all required fields'),
        when(
          ({ password, confirmPassword }) =>
            password.normalize('NFC') !== confirmPassword.normalize('NFC'),
          'confirmPassword',
          'Passwords do not match',
        ),
        ({ password }) => {
          const message = lengthError(password, rules);
          return message === undefined ? [] : [{ field: 'password', message }];
        },
        when(
          ({ email, password }) =>
            rules.refusesGuessablePasswords && isGuessablePassword(password, [email]),
          'password',
          guessableText,
        ),
        // Not in the specification: the identity provider would reject such an address, but four steps later.
        when(({ email }) => !isEmailAddress(plainEmail(email)), 'email', invalidEmailText),
      ),
    ),
  );

export const accountSchema = accountSchemaFor(specifiedRules);
