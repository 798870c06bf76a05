import type { $ZodType } from 'zod/v4/core';
import type { StepNumber } from '../machine/stepNumbers.ts';
import { accountSchema, accountSchemaFor } from './AccountStep/AccountStep.schema.ts';
import { specifiedRules, type PasswordRules } from './AccountStep/passwordLength.ts';
import { addressSchema } from './AddressStep/AddressStep.schema.ts';
import { personalSchema } from './PersonalStep/PersonalStep.schema.ts';
import { securitySchema } from './SecurityStep/SecurityStep.schema.ts';
import { paymentSchema } from './PaymentStep/PaymentStep.schema.ts';

const schemas: Record<StepNumber, $ZodType> = {
  1: accountSchema,
  2: personalSchema,
  3: addressSchema,
  4: securitySchema,
  5: paymentSchema,
};

/** What a step's answers must be. */
export function schemaOf(step: StepNumber, rules: PasswordRules = specifiedRules): $ZodType {
  return step === 1 && rules !== specifiedRules ? accountSchemaFor(rules) : schemas[step];
}
