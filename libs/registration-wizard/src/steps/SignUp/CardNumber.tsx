import { TextField } from '@bank-bonuses/ui';
import { useAdvice } from '../../form/useAdvice.ts';
import { useLeftWith } from '../../form/useLeftWith.ts';
import { useAnswer } from '../../form/useRegistrationForm.ts';
import { useTextField } from '../../form/useTextField.ts';
import { formatCardNumber } from '../../formatting/formatters.ts';
import { cardNumberHint, isWholeCardNumber } from './cardNumberHint.ts';
import { cardGroup } from './SignUp.schema.ts';

/** The number, asked about as soon as it is whole, so before anything can be charged. */
export function CardNumber() {
  const cardNumber = useAnswer('cardNumber');
  const wasLeft = useLeftWith('cardNumber', cardNumber) === cardNumber;
  const isWhole = wasLeft || isWholeCardNumber(cardNumber);
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
