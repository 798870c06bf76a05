import { startTransition, useEffect, useReducer, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Location } from 'react-router';
import { formErrorOf, serverErrorLinks, type FormError } from '../errors/formError.ts';
import type { LostName } from '../fields/field.ts';
import { loadedRules, loadRules } from '../fields/loadRules.ts';
import { usePasswordRules } from '../fields/passwordRules.ts';
import {
  emptyForm,
  fieldsOf,
  lastStep,
  stepNumbers,
  type RegistrationForm,
} from '../fields/table.ts';
import { useApplicant } from '../form/applicant.ts';
import { clearOnLeave } from '../form/registrationForm.ts';
import { resolver, type CheckContext } from '../form/resolver.ts';
import { useReload } from '../history/historyEntry.ts';
import { loadCode, LoadCodeError, needsReload } from '../loadCode.ts';
import { isAnyPreparing, photosReady, stopPreparing } from '../photos/preparing.ts';
import { nextStep, startOfWizard, wizard, type WizardState } from '../state/wizard.ts';
import { laterSteps, preloadFor } from './lazyParts.tsx';
import { usePress, type Press } from './usePress.ts';
import { useSubmission } from './useSubmission.ts';

/** Initial state of a wizard in stories and tests. */
export interface WizardStart {
  state?: Partial<WizardState>;
  answers?: Partial<RegistrationForm>;
}

export type Registration = ReturnType<typeof useRegistration>;

/** Connects the state, the form and the side effects between two steps. */
export function useRegistration(firstEntry: Location, start: WizardStart = {}) {
  const [state, dispatch] = useReducer(wizard, { ...startOfWizard, ...start.state });
  const [lost, setLost] = useState<readonly LostName[]>();
  useReload(firstEntry, dispatch);
  const { step, furthest, phase, receipt } = state;
  const applicant = useApplicant(furthest > 1 || phase === 'submitting' || receipt !== undefined);
  const rules = usePasswordRules(applicant);
  const form = useForm<RegistrationForm, CheckContext>({
    defaultValues: { ...emptyForm, ...start.answers },
    context: { applicant, rules },
    resolver,
  });
  const email = applicant.kind === 'existing' ? applicant.email : undefined;
  useEffect(() => {
    if (email !== undefined) form.setValue('email', email);
  }, [email, form]);
  useEffect(
    () => () => {
      clearOnLeave(form);
      stopPreparing();
    },
    [form],
  );

  const fail = async (formError: FormError) => {
    await preloadFor(formError);
    dispatch({ type: 'failed', formError });
  };
  const submit = useSubmission({ form, applicant, dispatch, fail });

  const goOn = async ({ waitFor, isCurrent }: Press) => {
    // The last step also validates all earlier ones, because a later change can make an earlier
    // answer invalid.
    const steps = step === lastStep ? stepNumbers : [step];
    for (const each of steps)
      if (!loadedRules(each)) await waitFor(loadCode(() => loadRules(each), loadRules));
    if (isAnyPreparing()) await waitFor(photosReady());
    // If the applicant has gone back while the press was waiting, ignore the press, even if the
    // same step is shown again.
    if (!isCurrent()) return;
    for (const each of steps) {
      await form.trigger(fieldsOf(each));
      const formError = formErrorOf(each, form);
      if (formError) return fail(formError);
    }
    if (step === lastStep) return submit();
    const following = laterSteps[nextStep(state)];
    if (following?.isLoaded() === false) await waitFor(following.preload());
    if (!isCurrent()) return;
    // Read before the transition, because rendering the next step can take a long time on a slow
    // phone.
    const rejected = serverErrorLinks(form);
    startTransition(() => dispatch({ type: 'passed', from: step, rejected }));
  };

  const { press, isWaiting } = usePress(state.visit, (each) =>
    goOn(each).catch((error: unknown) => fail(unexpectedError(error))),
  );
  return {
    state,
    applicant,
    form,
    dispatch,
    lost,
    setLost,
    isWaiting,
    next: () => void press(),
    back: () => startTransition(() => dispatch({ type: 'wentBack', from: step })),
  };
}

/** Returns the error of a press that failed although no answer is wrong. */
function unexpectedError(error: unknown): FormError {
  if (!(error instanceof LoadCodeError))
    return { message: 'An error occurred during registration', links: [] };
  const message = needsReload(error.cause)
    ? 'The next step could not be loaded, since the portal has been updated. Please load the page again.'
    : 'The next step could not be loaded. Please check your connection and try again.';
  return { message, links: [], ...(error.needsReload && { advice: 'reload' }) };
}
