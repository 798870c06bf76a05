import '../../zodSetup.ts';
import { boolean, custom, object, string } from 'zod/mini';
import { onlyDigits } from '../../formatting/formatters.ts';
import { labelOf } from '../../form/fields.ts';
import type { FieldName, RegistrationForm } from '../../form/registrationForm.ts';
import { check, filled, together, when, type Rule } from '../checks.ts';

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

type SignUpAnswers = Pick<RegistrationForm, Exclude<keyof typeof shape, 'billingCountry'>> & {
  billingCountry: string;
};

export const cardFields = [
  'cardNumber',
  'cardExpiry',
  'cardSecurityCode',
  'cardHolderName',
] as const;
export const cardDetailsNeeded = 'Please fill in all credit card details';

export const billingFields = [
  'billingAddressLine1',
  'billingCity',
  'billingState',
  'billingZipCode',
  'billingCountry',
] as const;
export const billingAddressNeeded = 'Please fill in all billing address fields';

export const agreementFields = [
  'termsOfServiceAccepted',
  'independentContractorAgreementAccepted',
] as const;
export const agreementsNeeded =
  'You must agree to the Terms of Service and Independent Contractor Agreement to proceed';

/** A card detail that is begun but cannot be whole counts as not filled in. */
function whole(field: FieldName & keyof SignUpAnswers, pattern: RegExp): Rule<SignUpAnswers> {
  return (values) => {
    const value = String(values[field]);
    const text = value === '' ? 'is required' : 'is incomplete';
    return pattern.test(value)
      ? []
      : [{ field, message: cardDetailsNeeded, text: `${labelOf(field)} ${text}` }];
  };
}

const cardDetails = together<SignUpAnswers>(
  (values) =>
    whole('cardNumber', /^\d{12,}$/)({ ...values, cardNumber: onlyDigits(values.cardNumber) }),
  whole('cardExpiry', /^(0[1-9]|1[0-2])\/\d\d$/),
  whole('cardSecurityCode', /^\d{3,4}$/),
  filled(['cardHolderName'], cardDetailsNeeded),
);

const billingAddress = filled(billingFields, billingAddressNeeded);

const card = together<SignUpAnswers>(
  cardDetails,
  (values) => (values.billingAddressSameAsHome ? [] : billingAddress(values)),
  when(
    ({ cardAuthorizationAccepted }) => !cardAuthorizationAccepted,
    'cardAuthorizationAccepted',
    'You must authorize the card charge to proceed',
  ),
);

const transfer = when<SignUpAnswers>(
  ({ paymentSent }) => !paymentSent,
  'paymentSent',
  'Please confirm that you have sent the payment',
);

const payment: Rule<SignUpAnswers> = (values) => {
  if (values.paymentMethod === '')
    return [{ field: 'paymentMethod', message: 'Please select a payment method' }];
  return values.paymentMethod === 'card' ? card(values) : transfer(values);
};

export const signUpSchema = object(shape).check(
  check<SignUpAnswers>(
    together(
      payment,
      when(
        ({ termsOfServiceAccepted }) => !termsOfServiceAccepted,
        'termsOfServiceAccepted',
        agreementsNeeded,
        'Please agree to the Terms of Service',
      ),
      when(
        ({ independentContractorAgreementAccepted }) => !independentContractorAgreementAccepted,
        'independentContractorAgreementAccepted',
        agreementsNeeded,
        'Please agree to the Independent Contractor Agreement',
      ),
    ),
  ),
);
