import { useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import type * as LaterSteps from '../laterSteps.tsx';
import type { Account, Failure, FieldLink, StepNumber } from '../wizard.ts';
import { answersOf } from './answers.ts';
import { refusedFault } from './faults.ts';
import type { FieldName } from './registrationForm.ts';
import { useRegistrationForm } from './useRegistrationForm.ts';

export interface ShownFailure {
  /** The last one that a press of the step's button has led to. */
  failure: Failure;
  step: StepNumber;
  account: Account;
  /** Brings the checks. Without them nothing has been checked yet, so that no link can be resolved. */
  later: typeof LaterSteps | undefined;
}

/**
 * What an error box says as the answers change: which of its errors are resolved, and what stands in the
 * way instead where another choice asks for something else.
 */
export function useResolvedErrors({ failure, step, account, later }: ShownFailure) {
  const form = useRegistrationForm();
  const { errors } = useFormState({ control: form.control });
  useWatch({ control: form.control });
  const answers = answersOf(form, account);
  const marked = (Object.keys(answers) as FieldName[]).filter((field) => errors[field]);

  const begin = () => ({
    from: failure,
    failure,
    refused: new Map<FieldName, unknown>(
      marked
        .filter((field) => errors[field]?.type === refusedFault)
        .map((field) => [field, later?.comparedAnswer(field, answers)]),
    ),
  });
  const [shown, setShown] = useState(begin);
  if (shown.from !== failure) setShown(begin());

  const rechecked = later?.recheck({
    failure: shown.failure,
    step,
    answers,
    marks: new Map(marked.map((field) => [field, errors[field]?.message])),
    refused: shown.refused,
  });
  if (shown.from === failure && rechecked?.next) setShown({ ...shown, failure: rechecked.next });

  return {
    failure: shown.failure,
    isResolved: rechecked?.isResolved ?? (() => false),
    firstLeft: rechecked?.firstLeft ?? (({ field }: FieldLink) => field),
  };
}
