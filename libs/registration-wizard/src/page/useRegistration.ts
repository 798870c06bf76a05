import { startTransition, useEffect, useReducer, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Location } from 'react-router';
import { formErrorOf, type FormError } from '../errors/formError.ts';
import type { LostName } from '../fields/lostAnswers.ts';
import { usePasswordRules } from '../fields/passwordRules.ts';
import { emptyForm, fieldsOf, type RegistrationForm } from '../fields/table.ts';
import { useApplicant } from '../form/applicant.ts';
import { clearOnLeave } from '../form/registrationForm.ts';
import { resolver, type CheckContext } from '../form/resolver.ts';
import { useReload } from '../history/historyEntry.ts';
import { isAnyPreparing, photosReady, stopPreparing } from '../photos/preparing.ts';
import { startOfWizard, wizard, type WizardState } from '../state/wizard.ts';
import { useLater, type Later } from './useLater.ts';
import { usePress, type Press } from './usePress.ts';
import { useSubmission } from './useSubmission.ts';
import { lastStep, stepNumbers } from '../steps.ts';

/** Initial state of a wizard in stories and tests. */
export interface WizardStart {
  state?: Partial<WizardState>;
  answers?: Partial<RegistrationForm>;
  /** Loads the code after the first view. */
  load?: () => Promise<Later>;
}

export type Registration = ReturnType<typeof useRegistration>;

const maxReferralLength = 200;

/** Returns the answer to 'Who referred you?' from the referral link's `?ref=`. */
function referralOf({ search }: Location): string {
  return new URLSearchParams(search).get('ref')?.trim().slice(0, maxReferralLength) ?? '';
}

/** Connects the state, the form and the side effects between two steps. */
export function useRegistration(firstEntry: Location, start: WizardStart = {}) {
  const [state, dispatch] = useReducer(wizard, { ...startOfWizard, ...start.state });
  const [lost, setLost] = useState<readonly LostName[]>();
  useReload(firstEntry, dispatch);
  const { step, furthest, phase, receipt } = state;
  const isNeeded = step > 1 || phase === 'registered';
  const { later, loadLater } = useLater(isNeeded, dispatch, start.load);
  const applicant = useApplicant(furthest > 1 || phase === 'submitting' || receipt !== undefined);
  const rules = usePasswordRules(applicant);
  const form = useForm<RegistrationForm, CheckContext>({
    defaultValues: { ...emptyForm, referredBy: referralOf(firstEntry), ...start.answers },
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

  const fail = (formError: FormError) => dispatch({ type: 'failed', formError });
  const submit = useSubmission({ form, applicant, dispatch, fail });

  const goOn = async ({ waitFor, isCurrent }: Press) => {
    const code = later ?? (await waitFor(loadLater()));
    // A step that was opened without its code is shown first.
    if (!code || (!later && step > 1)) return;
    // The last step also validates all earlier ones, because a later change can make an earlier
    // answer invalid.
    const steps = step === lastStep ? stepNumbers : [step];
    if (isAnyPreparing()) await waitFor(photosReady());
    // If the applicant has gone back while the press was waiting, ignore the press, even if the
    // same step is shown again.
    if (!isCurrent()) return;
    for (const each of steps) {
      await form.trigger(fieldsOf(each));
      const formError = formErrorOf(each, form);
      if (formError) return fail(formError);
    }
    if (step === lastStep) return submit(code);
    startTransition(() => dispatch({ type: 'passed', from: step }));
  };

  const { press, isWaiting } = usePress(state.visit, (each) =>
    goOn(each).catch(() => fail({ message: 'An error occurred during registration', links: [] })),
  );
  return {
    state,
    applicant,
    form,
    dispatch,
    lost,
    setLost,
    later,
    loadLater,
    isWaiting,
    next: () => void press(),
    back: () => startTransition(() => dispatch({ type: 'wentBack', from: step })),
  };
}
