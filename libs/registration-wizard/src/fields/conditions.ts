import type { ConditionName } from './field.ts';
import { fieldNames, fieldOf, type FieldName, type RegistrationForm } from './table.ts';

interface Condition {
  /** The question whose answer decides. */
  question: FieldName;
  isMet: (answers: RegistrationForm) => boolean;
}

const conditions: Record<ConditionName, Condition> = {
  license: {
    question: 'idCardType',
    isMet: ({ idCardType }) => idCardType === 'drivers_license',
  },
  passport: { question: 'idCardType', isMet: ({ idCardType }) => idCardType === 'passport' },
  notUsCitizen: { question: 'isUsCitizen', isMet: ({ isUsCitizen }) => !isUsCitizen },
  transfer: {
    question: 'paymentMethod',
    isMet: ({ paymentMethod }) => paymentMethod === 'bill_pay' || paymentMethod === 'wire',
  },
  card: { question: 'paymentMethod', isMet: ({ paymentMethod }) => paymentMethod === 'card' },
  otherBillingAddress: {
    question: 'billingAddressSameAsHome',
    isMet: ({ paymentMethod, billingAddressSameAsHome }) =>
      paymentMethod === 'card' && !billingAddressSameAsHome,
  },
};

export function isMet(condition: ConditionName, answers: RegistrationForm): boolean {
  return conditions[condition].isMet(answers);
}

/** Returns whether a field is shown on its page; some fields depend on another answer. */
export function isAsked(name: FieldName, answers: RegistrationForm): boolean {
  const { asked } = fieldOf(name);
  return asked === undefined || isMet(asked, answers);
}

/** Returns the fields that the answer of a question can hide. */
export function fieldsBehind(question: FieldName): FieldName[] {
  const isBehind = (name: FieldName): boolean => {
    const { asked } = fieldOf(name);
    if (asked === undefined) return false;
    const { question: nearest } = conditions[asked];
    return nearest === question || isBehind(nearest);
  };
  return fieldNames.filter(isBehind);
}

/** Returns the field itself if it is on its page, otherwise the question whose answer hid it. */
export function shownField(name: FieldName, answers: RegistrationForm): FieldName {
  const { asked } = fieldOf(name);
  if (asked === undefined || isMet(asked, answers)) return name;
  return shownField(conditions[asked].question, answers);
}
