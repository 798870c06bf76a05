import { MaskedField } from '@bank-bonuses/ui';
import type { ClipboardEvent } from 'react';
import { formErrorTextId, ownErrorType } from '../../form/fieldErrors.ts';
import { idOf, labelOf } from '../../form/fields.ts';
import { useAdvice } from '../../form/useAdvice.ts';
import { pasteInto, rewriteTyped } from '../../form/rewriteTyped.ts';
import { useAnswer, useFieldError, useRegistrationForm } from '../../form/useRegistrationForm.ts';
import { formatSsn, maskSsn } from '../../formatting/formatters.ts';
import { isCompleteSsn, ssnIncomplete } from './PersonalStep.schema.ts';
import { ssnHint } from './personalHints.ts';

/**
 * The number, masked once the field is left. The form holds it, not the input: what the input shows is
 * not always the answer, so it is not one of the form's own inputs.
 */
export function Ssn() {
  const { setValue, setError, clearErrors } = useRegistrationForm();
  const value = useAnswer('ssn');
  const { text, isOfGroup } = useFieldError('ssn');
  const advice = useAdvice(ssnHint(value));
  const answer = (ssn: string) => {
    setValue('ssn', ssn, { shouldDirty: true });
    if (text !== undefined) clearErrors('ssn');
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    const input = event.currentTarget;
    const pasted = pasteInto(input, event.clipboardData.getData('text'), formatSsn);
    input.value = pasted.value;
    input.setSelectionRange(pasted.caret, pasted.caret);
    answer(pasted.value);
  };
  return (
    <MaskedField
      id={idOf('ssn')}
      name="ssn"
      label={labelOf('ssn')}
      error={text}
      aria-describedby={isOfGroup ? formErrorTextId : undefined}
      value={value}
      mask={maskSsn}
      revealLabel="social security number"
      inputMode="numeric"
      autoComplete="off"
      maxLength={11}
      placeholder="XXX-XX-XXXX"
      hint="Banks need it to open accounts in your name. It is kept encrypted."
      note={advice}
      onChange={({ target, nativeEvent }) => {
        rewriteTyped(target, formatSsn, nativeEvent);
        answer(target.value);
      }}
      onPaste={paste}
      onBlur={() => {
        if (value !== '' && !isCompleteSsn(value))
          setError('ssn', { type: ownErrorType, message: ssnIncomplete });
      }}
    />
  );
}
