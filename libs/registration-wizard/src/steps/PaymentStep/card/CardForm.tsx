import { cardFeePercent, openingFeeText } from '@bank-bonuses/messages';
import {
  CardExpiryField,
  CardSecurityCodeField,
  Checkbox,
  Columns,
  FieldGroup,
  TextField,
} from '@bank-bonuses/ui';
import { useAdvice } from '../../../form/useAdvice.ts';
import { useAnswer, useGroupError } from '../../../form/useRegistrationForm.ts';
import { useTextField } from '../../../form/useTextField.ts';
import { useAgreement } from '../../../form/useCheckboxField.ts';
import { BillingAddress } from './BillingAddress.tsx';
import { CardNumber } from './CardNumber.tsx';
import { expiryError, expiryHint } from './expiryError.ts';
import { cardGroup } from '../PaymentStep.schema.ts';

/** Renders the card, its billing address and the authorization to charge it. */
export function CardForm() {
  return (
    <>
      <FieldGroup label="Card" {...useGroupError(cardGroup)}>
        <CardNumber />
        <Columns>
          <CardExpiry />
          <CardSecurityCodeField {...useTextField('cardSecurityCode', { group: cardGroup })} />
        </Columns>
        <TextField
          {...useTextField('cardHolderName', { group: cardGroup })}
          autoComplete="cc-name"
          maxLength={200}
        />
      </FieldGroup>
      <BillingAddress />
      <Checkbox
        {...useAgreement('cardAuthorizationAccepted')}
        label={`I authorize Bank Bonuses to charge my card up to ${openingFeeText} plus a ${cardFeePercent}% processing fee.`}
      />
    </>
  );
}

function CardExpiry() {
  const field = useTextField('cardExpiry', {
    group: cardGroup,
    check: (expiry) => expiryError(expiry)?.text,
  });
  const advice = useAdvice(expiryHint(useAnswer('cardExpiry'), new Date()));
  return <CardExpiryField {...field} note={advice} />;
}
