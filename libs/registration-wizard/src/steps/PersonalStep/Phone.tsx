import { PhoneField } from '@bank-bonuses/ui';
import { useAdvice } from '../../form/useAdvice.ts';
import { useValueOnBlur } from '../../form/useValueOnBlur.ts';
import { useAnswer } from '../../form/useRegistrationForm.ts';
import { useTextField } from '../../form/useTextField.ts';
import { onlyDigits } from '../../formatting/typedValues.ts';

/** The number, asked about when it is left too short. */
export function Phone() {
  const phone = useAnswer('phone');
  const wasBlurred = useValueOnBlur('phone', phone) === phone;
  const advice = useAdvice(wasBlurred ? phoneHint(phone) : undefined);
  return <PhoneField {...useTextField('phone')} note={advice} />;
}

/** The shortest numbers that whole countries have, without their code. */
const minDigits = 7;

/** Advice on a phone number that cannot be whole. Abroad they are written in many ways, so nobody is stopped. */
export function phoneHint(phone: string): string | undefined {
  if (phone.trim() === '' || onlyDigits(phone).length >= minDigits) return undefined;
  return 'This is very short for a phone number. Please check it.';
}
