import { useApiClient } from '@bank-bonuses/api-client/react';
import { useAuth, useSession } from '@bank-bonuses/auth';
import { needsReload } from '@bank-bonuses/lazy';
import {
  startTransition,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  type Dispatch,
} from 'react';
import { useForm, type Resolver, type UseFormReturn } from 'react-hook-form';
import type { Location } from 'react-router';
import { useEmailDraft } from '../draft/useEmailDraft.ts';
import { answersOf, serverErrorLinks, setServerErrors } from '../form/useRegistrationForm.ts';
import type { CheckContext } from '../steps/schemas.ts';
import { emptyForm, type RegistrationForm, type Applicant } from '../form/registrationForm.ts';
import { clearCard, clearForm, clearOnLeave } from '../form/clearForm.ts';
import type { LazySteps } from '../lazySteps/lazySteps.tsx';
import { loadLazySteps } from '../lazySteps/loadLazySteps.ts';
import { useLazyStepsLoader } from '../lazySteps/useLazyStepsLoader.ts';
import { useReload } from '../history/useReload.ts';
import { lastStep, type StepNumber } from '../form/fields.ts';
import type { FormError } from '../form/formError.ts';
import { usePasswordRules } from '../steps/AccountStep/passwordRules.ts';
import {
  startOfWizard,
  wizard,
  type WizardState,
  type WizardSession,
  type WizardAction,
} from '../state/wizard.ts';

export interface Registration extends WizardSession {
  lazySteps: LazySteps | undefined;
  /** The history entry on which the wizard started. */
  firstEntry: Location;
  /** Whether the step's button is waiting for an operation. */
  isWaiting: boolean;
  /** Loads the lazy steps, because the applicant has started. */
  prepare: () => void;
  /**
   * Validates the step and shows the next one; on the last step, submits the registration. Ignores
   * a call from a step that is no longer shown.
   */
  next: (from: StepNumber) => void;
  back: (from: StepNumber) => void;
}

/** Initial state of a wizard in stories and tests. */
export interface WizardStart {
  state?: Partial<WizardState>;
  answers?: Partial<RegistrationForm>;
}

/** Connects the state machine, the form and the side effects between two steps. */
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
  const present = useRef(visit);
  /** The answers of the first submission without a response. The service may have stored them. */
  const tried = useRef<ReturnType<LazySteps['submittedAnswersOf']>>(undefined);
  /** The visits to steps during which a press of the step's button is still being handled. */
  const [busy] = useState(() => new Set<Visit>());
  useApplicant(form, state.applicant, dispatch);
  useEmailDraft(form, state.applicant, lazySteps !== undefined);
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
    const submitted = steps.submittedAnswersOf(answers);
    const result = await steps.submitRegistration(answers, {
      applicant: state.applicant,
      signUp: (credentials) => auth.signUp(credentials),
      setPassword: async (account) => (await auth.loadAccountSecurity()).setPassword(account),
      register: (payload, options) => client.register(payload, options),
      memory: steps.userMemory,
    });
    if (result.kind === 'rejected') {
      const { formError, fieldErrors, isCardSpent } = result.errors;
      if (isCardSpent) clearCard(form);
      setServerErrors(form, fieldErrors);
      if (formError.advice === 'outcome-unknown') tried.current ??= submitted;
      dispatch({ type: 'rejected', formError });
    } else {
      const isOwnTry = tried.current && steps.isSameSubmission(tried.current, submitted);
      tried.current = undefined;
      const receipt = steps.receiptOf(answers, result.response, new Date(), isOwnTry);
      clearForm(form);
      steps.removeDraft();
      dispatch({ type: 'registered', receipt });
    }
  };

  const goOn = async (from: StepNumber) => {
    // The schemas are part of the lazy steps, which have been loading since the first focus.
    const steps = lazySteps ?? (await waitFor(load().catch(loadError)));
    if ('message' in steps) return dispatch({ type: 'failed', formError: steps });
    if (steps.photoQueue.isBusy()) await waitFor(steps.photoQueue.settled());
    // If the applicant has gone back while the press was waiting, ignore the press, even if the
    // same step is shown again.
    if (present.current !== visit) return;
    const formError = await steps.checkUpTo(from, form, { applicant: state.applicant, rules });
    if (formError) return dispatch({ type: 'failed', formError });
    if (from === lastStep) return submit(steps);
    // Read before the transition, because rendering the next step can take a long time on a slow
    // phone.
    const rejected = serverErrorLinks(form);
    startTransition(() => dispatch({ type: 'passed', from, rejected }));
  };

  const next = async (from: StepNumber) => {
    // A double click or a held Enter key arrives before React can disable the button or render the next step.
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
    isWaiting: waiting.includes(visit),
    dispatch,
    prepare: () => void load().catch(() => undefined),
    next: (from) => void next(from),
    back: (from) => startTransition(() => dispatch({ type: 'wentBack', from })),
  };
}

/** Validates with the schemas, which are part of the lazy steps. */
const resolver: Resolver<RegistrationForm, CheckContext> = async (...check) => {
  const lazy = await loadLazySteps();
  return lazy.resolver(...check);
};

/** Returns the error to show if the next step could not be loaded. */
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

/** One visit to a step. It ends when another step is shown. */
interface Visit {
  step: StepNumber;
}

/**
 * Returns the visit to the current step: a new object each time a step is shown, even for the same
 * step.
 */
function useVisit(step: StepNumber): Visit {
  const [visit, setVisit] = useState<Visit>({ step });
  if (visit.step === step) return visit;
  const next = { step };
  setVisit(next);
  return next;
}

/**
 * Updates the wizard's applicant when the session changes. A signed-in visitor has an account
 * without a registration: the address is fixed. The visitor enters the account's password, or
 * chooses one if there is none.
 */
function useApplicant(
  form: UseFormReturn<RegistrationForm>,
  applicant: Applicant,
  dispatch: Dispatch<WizardAction>,
): void {
  const session = useSession();

  useEffect(() => {
    if (session.status === 'loading') return;
    const found: Applicant =
      session.status === 'signed-in'
        ? {
            kind: 'existing',
            userId: session.user.id,
            email: session.user.email,
            lacksPassword: session.user.lacksPassword,
          }
        : { kind: 'new' };
    dispatch({ type: 'identified', applicant: found });
  }, [session, dispatch]);

  const email = applicant.kind === 'existing' ? applicant.email : undefined;
  useEffect(() => {
    if (email !== undefined) form.setValue('email', email);
  }, [email, form]);
}
