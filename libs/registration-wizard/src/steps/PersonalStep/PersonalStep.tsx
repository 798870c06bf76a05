import { Columns, DateField, PhoneField, SsnField, Stack } from '@bank-bonuses/ui';
import { setAnswer, useAnswer, useRegistrationForm } from '../../form/registrationForm.ts';
import { useAdvice, useValueOnBlur } from '../../form/useAdvice.ts';
import { useField, useTextField } from '../../form/useField.ts';
import { onlyDigits } from '../../formatting/typedValues.ts';
import { TextAnswer } from '../TextAnswer.tsx';

/** Renders step 2: name, phone number, SSN and date of birth. */
export function PersonalStep() {
  return (
    <Stack gap="lg">
      <Columns>
        <TextAnswer name="firstName" autoComplete="given-name" maxLength={100} />
        <TextAnswer name="lastName" autoComplete="family-name" maxLength={100} />
      </Columns>
      <Phone />
      <Ssn />
      <DateField {...useTextField('dateOfBirth')} autoComplete="bday" />
    </Stack>
  );
}

function Phone() {
  const phone = useAnswer('phone');
  const wasBlurred = useValueOnBlur('phone') === phone;
  const advice = useAdvice(wasBlurred ? phoneHint(phone) : undefined);
  return <PhoneField {...useTextField('phone')} note={advice} />;
}

/**
 * Returns advice on a phone number with fewer digits than the shortest national numbers have.
 * Foreign formats vary, so the step accepts it.
 */
export function phoneHint(phone: string): string | undefined {
  return phone.trim() !== '' && onlyDigits(phone).length < 7
    ? 'This is very short for a phone number. Please check it.'
    : undefined;
}

/** The value is stored in the form, because the input may show the mask. */
function Ssn() {
  const form = useRegistrationForm();
  const { onAnswered, onLeft, ...field } = useField('ssn');
  const value = useAnswer('ssn');
  const advice = useAdvice(ssnHint(value));
  return (
    <SsnField
      {...field}
      value={value}
      revealLabel="Social Security number"
      description="Banks need your Social Security number (SSN) to open accounts in your name. It is kept encrypted."
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
  return digits.length === 9 && /^(000|666)|^\d{3}00|0000$/.test(digits)
    ? 'Numbers like this one have never been issued. Please check it.'
    : undefined;
}
