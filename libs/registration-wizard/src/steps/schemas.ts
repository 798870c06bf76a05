import { safeParse } from 'zod/mini';
import type { StepError } from '../form/formError.ts';
import type { Applicant, FieldName, RegistrationForm } from '../form/registrationForm.ts';
import type { StepNumber } from '../form/fields.ts';
import { accountSchemaFor } from './AccountStep/AccountStep.schema.ts';
import { specifiedRules, type PasswordRules } from './AccountStep/passwordRules.ts';
import { addressSchema } from './AddressStep/AddressStep.schema.ts';
import { paymentSchema } from './PaymentStep/PaymentStep.schema.ts';
import { personalSchema } from './PersonalStep/PersonalStep.schema.ts';
import { securitySchema } from './SecurityStep/SecurityStep.schema.ts';

/** The data that the schemas need in addition to the answers. */
export interface CheckContext {
  applicant: Applicant;
  /** The password rules of the deployment. */
  rules: PasswordRules;
}

function schemaOf(step: StepNumber, rules: PasswordRules) {
  switch (step) {
    case 1:
      return accountSchemaFor(rules);
    case 2:
      return personalSchema;
    case 3:
      return addressSchema;
    case 4:
      return securitySchema;
    case 5:
      return paymentSchema;
  }
}

/** Returns the errors of a step in the order of the page. */
export function findStepErrors(
  step: StepNumber,
  answers: RegistrationForm,
  rules: PasswordRules = specifiedRules,
): StepError[] {
  const { error } = safeParse(schemaOf(step, rules), answers);
  return (error?.issues ?? []).map((issue) => {
    const specified: unknown = issue.code === 'custom' ? issue.params?.['specified'] : undefined;
    return {
      field: issue.path[0] as FieldName,
      text: issue.message,
      message: typeof specified === 'string' ? specified : issue.message,
    };
  });
}
