import { rules as account } from './account.rules.ts';
import { rules as address } from './address.rules.ts';
import type { StepNumber } from './field.ts';
import { rules as payment } from './payment.rules.ts';
import { rules as personal } from './personal.rules.ts';
import type { StepRules } from './rule.ts';
import { rules as security } from './security.rules.ts';

/** The rules of each step. */
export const rules: Record<StepNumber, StepRules> = {
  1: account,
  2: personal,
  3: address,
  4: security,
  5: payment,
};
