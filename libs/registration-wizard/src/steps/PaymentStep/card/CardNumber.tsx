import { TextField } from '@bank-bonuses/ui';
import { useAdvice } from '../../../form/useAdvice.ts';
import { useValueOnBlur } from '../../../form/useValueOnBlur.ts';
import { useAnswer } from '../../../form/useRegistrationForm.ts';
import { useTextField } from '../../../form/useTextField.ts';
import { formatCardNumber } from '../../../formatting/formatters.ts';
import { cardNumberHint, isWholeCardNumber } from './cardHints.ts';
import { cardGroup } from '../PaymentStep.schema.ts';

/** The number, asked about as soon as it is whole, so before anything can be charged. */
export function CardNumber() {
  const cardNumber = useAnswer('cardNumber');
  const wasBlurred = useValueOnBlur('cardNumber', cardNumber) === cardNumber;
  const isWhole = wasBlurred || isWholeCardNumber(cardNumber);
  const advice = useAdvice(isWhole ? cardNumberHint(cardNumber) : undefined);
  return (
    <TextField
      {...useTextField('cardNumber', { format: formatCardNumber, group: cardGroup })}
      inputMode="numeric"
      autoComplete="cc-number"
      maxLength={19}
      note={advice}
    />
  );
}
