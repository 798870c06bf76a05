import { cardFeePercent, openingFeeText } from '@bank-bonuses/product';
import {
  CardExpiryField,
  CardSecurityCodeField,
  Checkbox,
  Columns,
  FieldGroup,
  TextField,
} from '@bank-bonuses/ui';
import { useAdvice } from '../../../form/useAdvice.ts';
import { expiryHint } from '../../../fields/cardExpiry.ts';
import { useAnswer, useGroup } from '../../../form/registrationForm.ts';
import { useAgreement } from '../../../form/useChoice.ts';
import { useTextField } from '../../../form/useField.ts';
import { BillingAddress } from './BillingAddress.tsx';
import { CardNumber } from './CardNumber.tsx';

/** Renders the card, its billing address and the authorization to charge it. */
export function CardForm() {
  return (
    <>
      <FieldGroup label="Card" {...useGroup('card')}>
        <CardNumber />
        <Columns>
          <CardExpiry />
          <CardSecurityCodeField {...useTextField('cardSecurityCode')} />
        </Columns>
        <TextField {...useTextField('cardHolderName')} autoComplete="cc-name" maxLength={200} />
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
  const field = useTextField('cardExpiry');
  const advice = useAdvice(expiryHint(useAnswer('cardExpiry'), new Date()));
  return <CardExpiryField {...field} note={advice} />;
}
