import type { $ZodType } from 'zod/v4/core';
import type { StepNumber } from '../wizard.ts';
import { accountSchema } from './Account/Account.schema.ts';
import { addressSchema } from './Address/Address.schema.ts';
import { personalSchema } from './Personal/Personal.schema.ts';
import { securitySchema } from './Security/Security.schema.ts';
import { signUpSchema } from './SignUp/SignUp.schema.ts';

const schemas: Record<StepNumber, $ZodType> = {
  1: accountSchema,
  2: personalSchema,
  3: addressSchema,
  4: securitySchema,
  5: signUpSchema,
};

/** What a step's answers must be. */
export function schemaOf(step: StepNumber): $ZodType {
  return schemas[step];
}
