import { paymentMessages } from '@bank-bonuses/product';
import { string } from 'zod/mini';
import { onlyDigits } from '../formatting/typedValues.ts';
import { expiryError, expiryOver, isExpired } from './cardExpiry.ts';
import { check, given, noCardNumber, required, stepRules } from './rule.ts';
import { labelOf, type AgreementName, type FieldName } from './table.ts';

const { cardIncomplete, billingAddressIncomplete, agreementsMissing } = paymentMessages;

/** A rule of a card detail. An incomplete value has the specified text of a missing one. */
function cardDetail(name: FieldName, isWhole: (value: string) => boolean) {
  const text = `${labelOf(name)} is incomplete`;
  return required(name, cardIncomplete, check(isWhole, { text, specified: cardIncomplete }));
}

const billing = (name: FieldName) => required(name, billingAddressIncomplete, noCardNumber);

const agreement = (name: AgreementName) =>
  given({
    text: `Please agree to the ${labelOf(name)}`,
    specified: agreementsMissing,
  });

/** The rules of step 5. */
export const rules = stepRules(5, {
  referredBy: string().check(noCardNumber),
  paymentMethod: given({ text: paymentMessages.methodMissing }),
  paymentSent: given({ text: paymentMessages.paymentNotSent }),
  cardNumber: cardDetail('cardNumber', (number) => /^\d{12,}$/.test(onlyDigits(number))),
  cardExpiry: string().check(
    check((expiry) => expiryError(expiry) === undefined, {
      text: expiryError,
      specified: cardIncomplete,
    }),
    check((expiry) => !isExpired(expiry), { text: expiryOver }),
  ),
  cardSecurityCode: cardDetail('cardSecurityCode', (code) => /^\d{3,4}$/.test(code)),
  cardHolderName: required('cardHolderName', cardIncomplete, noCardNumber),
  billingAddressLine1: billing('billingAddressLine1'),
  billingAddressLine2: string().check(noCardNumber),
  billingCity: billing('billingCity'),
  billingState: billing('billingState'),
  billingZipCode: billing('billingZipCode'),
  cardAuthorizationAccepted: given({ text: paymentMessages.cardNotAuthorized }),
  termsOfServiceAccepted: agreement('termsOfServiceAccepted'),
  independentContractorAgreementAccepted: agreement('independentContractorAgreementAccepted'),
});
