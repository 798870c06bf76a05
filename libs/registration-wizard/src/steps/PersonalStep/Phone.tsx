import { PhoneField } from '@bank-bonuses/ui';
import { useAdvice } from '../../form/useAdvice.ts';
import { useValueOnBlur } from '../../form/useValueOnBlur.ts';
import { useAnswer } from '../../form/registrationForm.ts';
import { useTextField } from '../../form/useField.ts';
import { onlyDigits } from '../../formatting/typedValues.ts';

/** Renders the phone number, with advice on blur when it is too short. */
export function Phone() {
  const phone = useAnswer('phone');
  const wasBlurred = useValueOnBlur('phone', phone) === phone;
  const advice = useAdvice(wasBlurred ? phoneHint(phone) : undefined);
  return <PhoneField {...useTextField('phone')} note={advice} />;
}

/** The length of the shortest national numbers, without the country code. */
const minDigits = 7;

/**
 * Returns advice on a phone number that is too short to be complete. Foreign formats vary, so the step
 * accepts it.
 */
export function phoneHint(phone: string): string | undefined {
  if (phone.trim() === '' || onlyDigits(phone).length >= minDigits) return undefined;
  return 'This is very short for a phone number. Please check it.';
}
