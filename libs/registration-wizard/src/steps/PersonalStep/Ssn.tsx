import { afterPress, SsnField, useAnnounce } from '@bank-bonuses/ui';
import { idOf, labelOf } from '../../form/fields.ts';
import { useAdvice } from '../../form/useAdvice.ts';
import {
  formErrorTextId,
  ownErrorType,
  useAnswer,
  useFieldError,
  useRegistrationForm,
} from '../../form/useRegistrationForm.ts';
import { onlyDigits } from '../../formatting/typedValues.ts';
import { isCompleteSsn, ssnIncomplete } from './PersonalStep.schema.ts';

/**
 * Renders the SSN, masked on blur. The value is stored in the form, because the input may show the
 * mask.
 */
export function Ssn() {
  const { getValues, setValue, setError, clearErrors } = useRegistrationForm();
  const announce = useAnnounce();
  const value = useAnswer('ssn');
  const { text, isOfGroup } = useFieldError('ssn');
  const advice = useAdvice(ssnHint(value));
  const answer = (ssn: string) => {
    setValue('ssn', ssn, { shouldDirty: true });
    if (text !== undefined) clearErrors('ssn');
  };
  return (
    <SsnField
      id={idOf('ssn')}
      name="ssn"
      label={labelOf('ssn')}
      error={text}
      aria-describedby={isOfGroup ? formErrorTextId : undefined}
      value={value}
      revealLabel="social security number"
      description="Banks need it to open accounts in your name. It is kept encrypted."
      note={advice}
      onValueChange={answer}
      onBlur={() =>
        afterPress(() => {
          const left = getValues('ssn');
          if (left === '' || isCompleteSsn(left)) return;
          setError('ssn', { type: ownErrorType, message: ssnIncomplete });
          announce(ssnIncomplete);
        })
      }
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
