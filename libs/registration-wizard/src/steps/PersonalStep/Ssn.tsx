import { SsnField } from '@bank-bonuses/ui';
import { useAdvice } from '../../form/useAdvice.ts';
import { setAnswer, useAnswer, useRegistrationForm } from '../../form/registrationForm.ts';
import { useField } from '../../form/useField.ts';
import { onlyDigits } from '../../formatting/typedValues.ts';

/**
 * Renders the SSN, masked on blur. The value is stored in the form, because the input may show the
 * mask.
 */
export function Ssn() {
  const form = useRegistrationForm();
  const { onAnswered, onLeft, ...field } = useField('ssn');
  const value = useAnswer('ssn');
  const advice = useAdvice(ssnHint(value));
  return (
    <SsnField
      {...field}
      value={value}
      revealLabel="social security number"
      description="Banks need it to open accounts in your name. It is kept encrypted."
      note={advice}
      onValueChange={(ssn) => {
        setAnswer(form, 'ssn', ssn);
        onAnswered();
      }}
      onBlur={onLeft}
    />
  );
}

/**
 * Returns advice on a complete number that the Social Security Administration has never issued:
 * area 000 or 666, group 00, serial 0000. For areas from 900 on there is no advice, because such
 * numbers are ITINs. The step accepts all of them.
 */
export function ssnHint(ssn: string): string | undefined {
  const digits = onlyDigits(ssn);
  if (digits.length !== 9) return undefined;
  return /^(000|666)|^\d{3}00|0000$/.test(digits)
    ? 'Numbers like this one have never been issued. Please check it.'
    : undefined;
}
