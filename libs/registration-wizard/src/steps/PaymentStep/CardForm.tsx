import { cardFeePercent, openingFeeText, passesLuhnCheck } from '@bank-bonuses/product';
import {
  cardBrand,
  CardExpiryField,
  CardNumberField,
  CardSecurityCodeField,
  Checkbox,
  Columns,
  FieldGroup,
} from '@bank-bonuses/ui';
import { useAnswer, useGroup } from '../../form/registrationForm.ts';
import { useAdvice, useValueOnBlur } from '../../form/useAdvice.ts';
import { useAgreement } from '../../form/useChoice.ts';
import { useTextField } from '../../form/useField.ts';
import { onlyDigits } from '../../formatting/typedValues.ts';
import { BillingAddress } from './BillingAddress.tsx';
import { TextAnswer } from '../TextAnswer.tsx';

/** Renders the card, its billing address and the authorization to charge it. */
export function CardForm() {
  return (
    <>
      <FieldGroup label="Card" {...useGroup('card')}>
        <CardNumber />
        <Columns>
          <CardExpiryField {...useTextField('cardExpiry')} />
          <CardSecurityCodeField {...useTextField('cardSecurityCode')} />
        </Columns>
        <TextAnswer name="cardHolderName" autoComplete="cc-name" maxLength={200} />
      </FieldGroup>
      <BillingAddress />
      <Checkbox
        {...useAgreement('cardAuthorizationAccepted')}
        label={`I authorize Bank Bonuses to charge my card up to ${openingFeeText} plus a ${cardFeePercent}% processing fee.`}
      />
    </>
  );
}

/** Renders the card number, with advice as soon as it is complete and before anything is charged. */
function CardNumber() {
  const cardNumber = useAnswer('cardNumber');
  const wasBlurred = useValueOnBlur('cardNumber') === cardNumber;
  const isWhole = wasBlurred || isWholeCardNumber(cardNumber);
  const advice = useAdvice(isWhole ? cardNumberHint(cardNumber) : undefined);
  return (
    <CardNumberField {...useTextField('cardNumber')} brand={cardBrand(cardNumber)} note={advice} />
  );
}

/** American Express has 15 digits, nearly every other card 16. */
const isWholeCardNumber = (cardNumber: string) =>
  /^(3[47]\d{13}|\d{16})$/.test(onlyDigits(cardNumber));

/**
 * Returns advice on a card number that fails the Luhn check, usually a typo. Only the bank decides
 * whether a card is valid, so the step accepts it.
 */
export function cardNumberHint(cardNumber: string): string | undefined {
  const digits = onlyDigits(cardNumber);
  return digits.length >= 12 && !passesLuhnCheck(digits)
    ? 'One of these digits seems to be wrong. Please compare them with your card.'
    : undefined;
}
