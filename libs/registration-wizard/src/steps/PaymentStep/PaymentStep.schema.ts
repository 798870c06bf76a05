import '../../zodSetup.ts';
import { boolean, custom, object, string } from 'zod/mini';
import { paymentTexts } from '@bank-bonuses/product-facts';
import { onlyDigits } from '../../formatting/formatters.ts';
import { labelOf } from '../../form/fields.ts';
import type { FieldName, RegistrationForm } from '../../form/registrationForm.ts';
import type { ErrorGroup } from '../../form/errorGroups.ts';
import { expiryError } from './card/expiryError.ts';
import { check, filled, together, when, type Issue, type Rule } from '../checks.ts';

const shape = {
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
};

type PaymentAnswers = Pick<RegistrationForm, Exclude<keyof typeof shape, 'billingCountry'>> & {
  billingCountry: string;
};

export const cardGroup = {
  id: 'register-card',
  fields: ['cardNumber', 'cardExpiry', 'cardSecurityCode', 'cardHolderName'],
  text: paymentTexts.cardIncomplete,
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
  text: paymentTexts.billingAddressIncomplete,
} as const satisfies ErrorGroup;

export const agreementGroup = {
  id: 'register-agreements',
  fields: ['termsOfServiceAccepted', 'independentContractorAgreementAccepted'],
  text: paymentTexts.agreementsMissing,
} as const satisfies ErrorGroup;

/** A card detail that is begun but cannot be whole counts as not filled in. */
function whole(field: FieldName & keyof PaymentAnswers, pattern: RegExp): Rule<PaymentAnswers> {
  return (values) => {
    const value = String(values[field]);
    const text = value === '' ? 'is required' : 'is incomplete';
    return pattern.test(value)
      ? []
      : [{ field, message: cardGroup.text, text: `${labelOf(field)} ${text}` }];
  };
}

function expiry({ cardExpiry }: PaymentAnswers): Issue[] {
  const error = expiryError(cardExpiry, new Date());
  if (!error) return [];
  const { text, isOver } = error;
  return [{ field: 'cardExpiry', message: isOver ? text : cardGroup.text, text }];
}

const cardDetails = together<PaymentAnswers>(
  (values) =>
    whole('cardNumber', /^\d{12,}$/)({ ...values, cardNumber: onlyDigits(values.cardNumber) }),
  expiry,
  whole('cardSecurityCode', /^\d{3,4}$/),
  filled(['cardHolderName'], cardGroup.text),
);

const billingAddress = filled(billingGroup.fields, billingGroup.text);

const card = together<PaymentAnswers>(
  cardDetails,
  (values) => (values.billingAddressSameAsHome ? [] : billingAddress(values)),
  when(
    ({ cardAuthorizationAccepted }) => !cardAuthorizationAccepted,
    'cardAuthorizationAccepted',
    paymentTexts.cardNotAuthorized,
  ),
);

const transfer = when<PaymentAnswers>(
  ({ paymentSent }) => !paymentSent,
  'paymentSent',
  paymentTexts.paymentNotSent,
);

const payment: Rule<PaymentAnswers> = (values) => {
  if (values.paymentMethod === '')
    return [{ field: 'paymentMethod', message: paymentTexts.methodMissing }];
  return values.paymentMethod === 'card' ? card(values) : transfer(values);
};

export const paymentSchema = object(shape).check(
  check<PaymentAnswers>(
    together(
      payment,
      when(
        ({ termsOfServiceAccepted }) => !termsOfServiceAccepted,
        'termsOfServiceAccepted',
        agreementGroup.text,
        'Please agree to the Terms of Service',
      ),
      when(
        ({ independentContractorAgreementAccepted }) => !independentContractorAgreementAccepted,
        'independentContractorAgreementAccepted',
        agreementGroup.text,
        'Please agree to the Independent Contractor Agreement',
      ),
    ),
  ),
);
