import '../../zodSetup.ts';
import { paymentMessages } from '@bank-bonuses/messages';
import { boolean, custom, object, string, type infer as Infer } from 'zod/mini';
import type { ErrorGroup } from '../../form/formError.ts';
import { labelOf } from '../../form/fields.ts';
import type { RegistrationForm } from '../../form/registrationForm.ts';
import { onlyDigits } from '../../formatting/typedValues.ts';
import { blankIssues, issueOf, type StepIssue } from '../issues.ts';
import { expiryError } from './card/expiryError.ts';

export const cardGroup = {
  id: 'register-card',
  fields: ['cardNumber', 'cardExpiry', 'cardSecurityCode', 'cardHolderName'],
  text: paymentMessages.cardIncomplete,
} as const satisfies ErrorGroup;

export const billingGroup = {
  id: 'register-billing',
  fields: [
    'billingAddressLine1',
    'billingCity',
    'billingState',
    'billingZipCode',
    'billingCountry',
  ],
  text: paymentMessages.billingAddressIncomplete,
} as const satisfies ErrorGroup;

export const agreementGroup = {
  id: 'register-agreements',
  fields: ['termsOfServiceAccepted', 'independentContractorAgreementAccepted'],
  text: paymentMessages.agreementsMissing,
} as const satisfies ErrorGroup;

const answers = object({
  paymentMethod: custom<RegistrationForm['paymentMethod']>(),
  paymentSent: boolean(),
  cardNumber: string(),
  cardExpiry: string(),
  cardSecurityCode: string(),
  cardHolderName: string(),
  billingAddressSameAsHome: boolean(),
  billingAddressLine1: string(),
  billingCity: string(),
  billingState: string(),
  billingZipCode: string(),
  billingCountry: string(),
  cardAuthorizationAccepted: boolean(),
  termsOfServiceAccepted: boolean(),
  independentContractorAgreementAccepted: boolean(),
});
type PaymentAnswers = Infer<typeof answers>;

export const paymentSchema = answers.check(({ value, issues }) => {
  issues.push(...paymentIssues(value), ...agreementIssues(value));
});

function paymentIssues(value: PaymentAnswers): StepIssue[] {
  if (value.paymentMethod === '') return [issueOf('paymentMethod', paymentMessages.methodMissing)];
  if (value.paymentMethod !== 'card')
    return value.paymentSent ? [] : [issueOf('paymentSent', paymentMessages.paymentNotSent)];
  return [
    ...wholeIssues('cardNumber', onlyDigits(value.cardNumber), /^\d{12,}$/),
    ...expiryIssues(value.cardExpiry),
    ...wholeIssues('cardSecurityCode', value.cardSecurityCode, /^\d{3,4}$/),
    ...blankIssues(value, ['cardHolderName'], cardGroup.text),
    ...(value.billingAddressSameAsHome
      ? []
      : blankIssues(value, billingGroup.fields, billingGroup.text)),
    ...(value.cardAuthorizationAccepted
      ? []
      : [issueOf('cardAuthorizationAccepted', paymentMessages.cardNotAuthorized)]),
  ];
}

/**
 * Returns the issues of a card detail. An incomplete value has the same specified text as a missing
 * one.
 */
function wholeIssues(
  field: 'cardNumber' | 'cardSecurityCode',
  value: string,
  pattern: RegExp,
): StepIssue[] {
  if (pattern.test(value)) return [];
  const text = value === '' ? 'is required' : 'is incomplete';
  return [issueOf(field, cardGroup.text, `${labelOf(field)} ${text}`)];
}

function expiryIssues(cardExpiry: string): StepIssue[] {
  const error = expiryError(cardExpiry);
  if (!error) return [];
  const { text, isOver } = error;
  return [issueOf('cardExpiry', isOver ? text : cardGroup.text, text)];
}

function agreementIssues(value: PaymentAnswers): StepIssue[] {
  return agreementGroup.fields
    .filter((field) => !value[field])
    .map((field) => issueOf(field, agreementGroup.text, `Please agree to the ${labelOf(field)}`));
}
