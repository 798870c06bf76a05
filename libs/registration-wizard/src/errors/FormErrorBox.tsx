import { ErrorSummary, Stack } from '@bank-bonuses/ui';
import type { Ref } from 'react';
import { useWatch } from 'react-hook-form';
import { isAsked } from '../fields/conditions.ts';
import type { StepNumber } from '../fields/field.ts';
import { idOf, stepOf, type FieldName } from '../fields/table.ts';
import { useRegistrationForm } from '../form/registrationForm.ts';
import { formErrorTextId } from '../form/useField.ts';
import { ErrorAdvice } from './ErrorAdvice.tsx';
import type { FieldLink, FormError } from './formError.ts';

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
 * box stays as it is until the next press, except that a field that is no longer asked loses its link.
 */
export function FormErrorBox({ formError, step, onGoTo, ref }: FormErrorBoxProps) {
  const { control, getValues } = useRegistrationForm();
  useWatch({ control });
  const { message, links, advice } = formError;
  const isHidden = ({ field }: FieldLink) => !isAsked(field, getValues());
  if (message === '' && links.every(isHidden)) return null;
  return (
    <ErrorSummary
      ref={ref}
      message={
        message !== '' && (
          <Stack gap="xs">
            <span id={formErrorTextId}>{message}</span>
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
        changed: isHidden({ field, text }),
        onSelect: () => {
          if (stepOf(field) !== step) onGoTo(field);
        },
      }))}
    />
  );
}
