import { useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { useLazySteps } from '../lazySteps/LazyStepsContext.ts';
import type { StepNumber } from '../machine/stepNumbers.ts';
import type { FormError, FieldLink } from '../form/formError.ts';
import type { Applicant } from '../machine/wizard.ts';
import { answersOf } from '../form/answers.ts';
import { serverErrorType } from '../form/fieldErrors.ts';
import type { FieldName } from '../form/registrationForm.ts';
import { usePasswordRules } from '../steps/AccountStep/usePasswordRules.ts';
import { useRegistrationForm } from '../form/useRegistrationForm.ts';

export interface ShownFormError {
  /** The last one that a press of the step's button has led to. */
  formError: FormError;
  step: StepNumber;
  applicant: Applicant;
}

/**
 * What an error box says as the answers change: which of its errors are resolved, and what stands in the
 * way instead where another choice asks for something else.
 */
export function useResolvedErrors({ formError, step, applicant }: ShownFormError) {
  // They bring the checks. Without them nothing has been checked yet, so that no link can be resolved.
  const lazySteps = useLazySteps();
  const rules = usePasswordRules(applicant);
  const form = useRegistrationForm();
  const { errors } = useFormState({ control: form.control });
  useWatch({ control: form.control });
  const answers = answersOf(form, applicant);
  const marked = (Object.keys(answers) as FieldName[]).filter((field) => errors[field]);

  const begin = () => ({
    from: formError,
    formError,
    rejected: new Map<FieldName, unknown>(
      marked
        .filter((field) => errors[field]?.type === serverErrorType)
        .map((field) => [field, lazySteps?.comparedAnswer(field, answers)]),
    ),
  });
  const [shown, setShown] = useState(begin);
  if (shown.from !== formError) setShown(begin());

  const rechecked = lazySteps?.recheck({
    formError: shown.formError,
    step,
    answers,
    marks: new Map(marked.map((field) => [field, errors[field]?.message])),
    rejected: shown.rejected,
    rules,
  });
  if (shown.from === formError && rechecked?.next)
    setShown({ ...shown, formError: rechecked.next });

  return {
    formError: shown.formError,
    isResolved: rechecked?.isResolved ?? (() => false),
    firstLeft: rechecked?.firstLeft ?? (({ field }: FieldLink) => field),
  };
}
