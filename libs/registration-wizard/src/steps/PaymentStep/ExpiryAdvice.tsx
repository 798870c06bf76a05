import { useAdvice } from '../../form/useAdvice.ts';
import { useAnswer } from '../../form/useRegistrationForm.ts';
import { expiryHint } from './expiryHint.ts';

/** Asks about a card that is past its date as soon as the date is whole. */
export function ExpiryAdvice() {
  return useAdvice(expiryHint(useAnswer('cardExpiry'), new Date()));
}
