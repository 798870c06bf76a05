import type { ConditionName } from './field.ts';
import { fieldOf, type FieldName, type RegistrationForm } from './table.ts';

const conditions: Record<ConditionName, (answers: RegistrationForm) => boolean> = {
  license: ({ idCardType }) => idCardType === 'drivers_license',
  passport: ({ idCardType }) => idCardType === 'passport',
  notUsCitizen: ({ isUsCitizen }) => !isUsCitizen,
  transfer: ({ paymentMethod }) => paymentMethod === 'bill_pay' || paymentMethod === 'wire',
  card: ({ paymentMethod }) => paymentMethod === 'card',
  otherBillingAddress: ({ paymentMethod, billingAddressSameAsHome }) =>
    paymentMethod === 'card' && !billingAddressSameAsHome,
};

export function isMet(condition: ConditionName, answers: RegistrationForm): boolean {
  return conditions[condition](answers);
}

/** Returns whether a field is shown on its page; some fields depend on another answer. */
export function isAsked(name: FieldName, answers: RegistrationForm): boolean {
  const { asked } = fieldOf(name);
  return asked === undefined || isMet(asked, answers);
}
