import { ErrorSummary, focusField, Stack } from '@bank-bonuses/ui';
import type { Ref } from 'react';
import { shownField } from '../fields/conditions.ts';
import type { StepNumber } from '../fields/field.ts';
import { idOf, stepOf, type FieldName } from '../fields/table.ts';
import { useRegistrationForm } from '../form/registrationForm.ts';
import { formErrorTextId } from '../form/useField.ts';
import { ErrorAdvice } from './ErrorAdvice.tsx';
import type { FormError } from './formError.ts';

export interface FormErrorBoxProps {
  formError: FormError;
  step: StepNumber;
  /** Called for a field that is on another step: shows that step and focuses the field. */
  onGoTo: (field: FieldName) => void;
  ref: Ref<HTMLDivElement>;
}

/**
 * Renders the errors of the last press: the specified text, then advice, then links to the fields.
 * If several specified texts apply, each text is a link itself, and no text precedes the links. The
 * box stays as it is until the next press.
 */
export function FormErrorBox({ formError, step, onGoTo, ref }: FormErrorBoxProps) {
  const { getValues } = useRegistrationForm();
  const { message, links, advice } = formError;
  const goTo = (field: FieldName) => {
    // Another answer may have hidden the field since the press.
    const shown = shownField(field, getValues());
    if (stepOf(shown) !== step) onGoTo(shown);
    else if (shown !== field) focusField(idOf(shown));
  };
  return (
    <ErrorSummary
      ref={ref}
      message={
        message !== '' && (
          <Stack gap="xs">
            <span id={formErrorTextId}>{message}</span>
            {advice === 'reload' && <AfterReload />}
            <ErrorAdvice
              advice={advice}
              namesSupport={/contact support/i.test(message)}
              email={getValues('email').trim()}
            />
          </Stack>
        )
      }
      offersReload={advice === 'reload'}
      items={links.map(({ field, text }) => ({
        fieldId: idOf(field),
        message: text,
        onSelect: () => goTo(field),
      }))}
    />
  );
}

/** Renders a sentence about the answers that are restored after a reload. */
function AfterReload() {
  return (
    <span>
      A reload keeps your answers, except the ones we do not store: password, Social Security
      number, date of birth, photos, mother&apos;s maiden name, card and agreements.
    </span>
  );
}
