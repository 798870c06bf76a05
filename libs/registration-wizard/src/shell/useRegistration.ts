import type { RegistrationReceipt } from '@bank-bonuses/api-client';
import { useApiClient } from '@bank-bonuses/api-client/react';
import { useAuth } from '@bank-bonuses/auth';
import { needsReload } from '@bank-bonuses/lazy';
import { startTransition, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import type { Location } from 'react-router';
import { useEarlyDraft } from '../draft/useEarlyDraft.ts';
import {
  answersOf,
  serverErrorLinks,
  setServerErrors,
  type CheckContext,
} from '../form/useRegistrationForm.ts';
import { emptyForm, type RegistrationForm } from '../form/registrationForm.ts';
import { clearCard, clearForm, clearOnLeave } from '../form/clearForm.ts';
import type { Receipt } from '../receipt/receipt.ts';
import { useApplicant } from './useApplicant.ts';
import type { LazySteps } from '../lazySteps/lazySteps.tsx';
import { loadLazySteps } from '../lazySteps/loadLazySteps.ts';
import { useLazyStepsLoader } from '../lazySteps/useLazyStepsLoader.ts';
import { useReload } from './useReload.ts';
import { useVisit, type Visit } from './useVisit.ts';
import { lastStep, type StepNumber } from '../machine/stepNumbers.ts';
import type { FormError } from '../form/formError.ts';
import { usePasswordRules } from '../steps/AccountStep/usePasswordRules.ts';
import { startOfWizard, wizard, type WizardState } from '../machine/wizard.ts';
import type { WizardSession } from '../machine/wizardSession.ts';

export interface Registration extends WizardSession {
  lazySteps: LazySteps | undefined;
  /** The entry of the browser's history that the wizard began on. */
  firstEntry: Location;
  /** Once the registration is done. */
  receipt: Receipt | undefined;
  /** Something that the step's button waits for is still under way. */
  isWaiting: boolean;
  /** Loads the lazy steps, because somebody has begun. */
  prepare: () => void;
  /** Checks the step and goes on; on the last one, hands the registration in. One that was left is not checked. */
  next: (from: StepNumber) => void;
  back: (from: StepNumber) => void;
}

/** Where a wizard begins when it does not begin at the beginning: in stories and tests. */
export interface WizardStart {
  state?: Partial<WizardState>;
  answers?: Partial<RegistrationForm>;
}

/** The wizard at work: the machine, the form, and what happens between two steps. */
export function useRegistration(firstEntry: Location, start: WizardStart = {}): Registration {
  const auth = useAuth();
  const client = useApiClient();
  const [state, dispatch] = useReducer(wizard, { ...startOfWizard, ...start.state });
  useReload(firstEntry, dispatch);
  const rules = usePasswordRules(state.applicant);
  const form = useForm<RegistrationForm, CheckContext>({
    defaultValues: { ...emptyForm, ...start.answers },
    context: { applicant: state.applicant, rules },
    resolver,
  });
  const { lazySteps, load } = useLazyStepsLoader(
    form,
    state.step > 1 || state.phase === 'registered',
  );
  const visit = useVisit(state.step);
  const [waiting, setWaiting] = useState<readonly Visit[]>([]);
  const [receipt, setReceipt] = useState<Receipt>();
  /** How a try was to be paid whose answer never came. */
  const triedMethod = useRef<RegistrationForm['paymentMethod']>(undefined);
  const present = useRef(visit);
  /** The visits whose button is busy. */
  const [busy] = useState(() => new Set<Visit>());
  useApplicant(form, state.applicant, dispatch);
  useEarlyDraft(form, state.applicant, lazySteps !== undefined);
  useEffect(() => () => clearOnLeave(form), [form]);
  useLayoutEffect(() => {
    present.current = visit;
  }, [visit]);

  const waitFor = async <Result>(work: Promise<Result>) => {
    setWaiting((visits) => [...visits, visit]);
    const result = await work;
    setWaiting((visits) => visits.filter((each) => each !== visit));
    return result;
  };

  const submit = async (steps: LazySteps) => {
    dispatch({ type: 'submitted' });
    const answers = answersOf(form.getValues(), state.applicant);
    let answer: RegistrationReceipt | undefined;
    const errors = await steps.submitRegistration({
      form: answers,
      applicant: state.applicant,
      signUp: (credentials) => auth.signUp(credentials),
      register: async (payload, options) => {
        answer = await client.register(payload, options);
      },
      memory: steps.userMemory,
    });
    if (errors) {
      if (errors.isCardSpent) clearCard(form);
      if (errors.formError.advice === 'outcome-unknown')
        triedMethod.current ??= answers.paymentMethod;
      setServerErrors(form, errors.fieldErrors);
      dispatch({ type: 'rejected', formError: errors.formError });
    } else {
      setReceipt(steps.receiptOf(answers, answer, new Date(), triedMethod.current));
      clearForm(form);
      steps.removeDraft();
      dispatch({ type: 'registered' });
    }
  };

  const goOn = async (from: StepNumber) => {
    // The checks come with the lazy steps, which are loading since the first field was focused.
    const steps = lazySteps ?? (await waitFor(load().catch(loadError)));
    if ('message' in steps) return dispatch({ type: 'failed', formError: steps });
    if (steps.photoQueue.isBusy()) await waitFor(steps.photoQueue.settled());
    // After going back in the meantime the press no longer counts, not even when this step shows again.
    if (present.current !== visit) return;
    const formError = await steps.checkUpTo(from, form, { applicant: state.applicant, rules });
    if (formError) return dispatch({ type: 'failed', formError });
    if (from === lastStep) return submit(steps);
    // A slow phone takes longer to draw a step than a press may take to be answered.
    const rejected = serverErrorLinks(form);
    startTransition(() => dispatch({ type: 'passed', from, rejected }));
  };

  const next = async (from: StepNumber) => {
    // A double click or a held Enter key comes before React can disable the button, or draw the next step.
    if (busy.has(visit) || from !== visit.step) return;
    busy.add(visit);
    try {
      await goOn(from);
    } catch {
      dispatch({ type: 'rejected', formError: unexpectedError });
      dispatch({ type: 'failed', formError: unexpectedError });
    } finally {
      busy.delete(visit);
    }
  };

  return {
    state,
    form,
    lazySteps,
    firstEntry,
    receipt,
    isWaiting: waiting.includes(visit),
    dispatch,
    prepare: () => void load().catch(() => undefined),
    next: (from) => void next(from),
    back: (from) => startTransition(() => dispatch({ type: 'wentBack', from })),
  };
}

/** The schemas come with the lazy steps. */
const resolver: Resolver<RegistrationForm, CheckContext> = async (...check) => {
  const lazy = await loadLazySteps();
  return lazy.resolver(...check);
};

/** Why there is no next step yet. */
const loadError = (error: unknown): FormError =>
  needsReload(error)
    ? {
        message:
          'The next step could not be loaded, since the portal has been updated. Please load the page again.',
        links: [],
        advice: 'reload',
      }
    : {
        message: 'The next step could not be loaded. Please check your connection and try again.',
        links: [],
      };

const unexpectedError: FormError = { message: 'An error occurred during registration', links: [] };
