import { useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { askedFields } from '../form/isAsked.ts';
import { comparedAnswer, recheck } from './recheck.ts';
import type { StepNumber } from '../form/fields.ts';
import type { FormError } from '../form/formError.ts';
import type { Applicant, FieldName } from '../form/registrationForm.ts';
import { usePasswordRules } from '../steps/AccountStep/passwordRules.ts';
import { answersOf, serverErrorType, useRegistrationForm } from '../form/useRegistrationForm.ts';

export interface ShownFormError {
  /** The error of the last press of the step's button. */
  formError: FormError;
  step: StepNumber;
  applicant: Applicant;
}

/**
 * Updates an error box while the answers change. Returns which errors are resolved, which error to
 * show instead, and whether a later choice requires a field that was not on the page when the
 * button was pressed.
 */
export function useResolvedErrors({ formError, step, applicant }: ShownFormError) {
  const rules = usePasswordRules(applicant);
  const form = useRegistrationForm();
  const { errors } = useFormState({ control: form.control });
  useWatch({ control: form.control });
  const answers = answersOf(form.getValues(), applicant);
  const marked = (Object.keys(answers) as FieldName[]).filter((field) => errors[field]);

  const begin = () => ({
    from: formError,
    formError,
    askedFields: askedFields(answers),
    rejected: new Map<FieldName, unknown>(
      marked
        .filter((field) => errors[field]?.type === serverErrorType)
        .map((field) => [field, comparedAnswer(field, answers)]),
    ),
  });
  const [shown, setShown] = useState(begin);
  if (shown.from !== formError) setShown(begin());

  const rechecked = recheck({
    formError: shown.formError,
    step,
    answers,
    marks: new Map(marked.map((field) => [field, errors[field]?.message])),
    rejected: shown.rejected,
    wasShown: (field) => shown.askedFields.has(field),
    rules,
  });
  if (shown.from === formError && rechecked.next) setShown({ ...shown, formError: rechecked.next });

  const { asksMore, isResolved, firstLeft } = rechecked;
  return { formError: shown.formError, asksMore, isResolved, firstLeft };
}
