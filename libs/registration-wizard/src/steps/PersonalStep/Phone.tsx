import { TextField } from '@bank-bonuses/ui';
import { useAdvice } from '../../form/useAdvice.ts';
import { useValueOnBlur } from '../../form/useValueOnBlur.ts';
import { useAnswer } from '../../form/useRegistrationForm.ts';
import { useTextField } from '../../form/useTextField.ts';
import { phoneHint } from './personalHints.ts';

/** The number, asked about when it is left too short. */
export function Phone() {
  const phone = useAnswer('phone');
  const wasBlurred = useValueOnBlur('phone', phone) === phone;
  const advice = useAdvice(wasBlurred ? phoneHint(phone) : undefined);
  return (
    <TextField
      {...useTextField('phone')}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      maxLength={40}
      note={advice}
    />
  );
}
