import { useApiClient } from '@bank-bonuses/api-client/queries';
import { useAuth } from '@bank-bonuses/auth';
import { needsReload } from '@bank-bonuses/lazy';
import { useEffect, useLayoutEffect, useReducer, useRef, useState, type Dispatch } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { keepEmail } from './draft/draftKey.ts';
import { answersOf } from './form/answers.ts';
import { markRefused, refusedLinks } from './form/faults.ts';
import { emptyForm, type RegistrationForm } from './form/registrationForm.ts';
import { forgetCard, forgetEverything, leave } from './form/forget.ts';
import type { Receipt } from './receipt/receipt.ts';
import type { AccountMemory } from './submission/rememberedAccount.ts';
import { useIdentity } from './useIdentity.ts';
import { useLaterSteps, type LaterSteps } from './useLaterSteps.ts';
import { useVisit, type Visit } from './useVisit.ts';
import {
  lastStep,
  startOfWizard,
  wizard,
  type Failure,
  type StepNumber,
  type WizardAction,
  type WizardState,
} from './wizard.ts';

export interface Registration {
  state: WizardState;
  form: UseFormReturn<RegistrationForm>;
  later: LaterSteps | undefined;
  /** Once the registration is done. */
  receipt: Receipt | undefined;
  /** Something that the step's button waits for is still under way. */
  isWaiting: boolean;
  /** Loads the later steps, because somebody has begun. */
  prepare: () => void;
  /** Checks the step and goes on; on the last one, hands the registration in. One that was left is not checked. */
  next: (from: StepNumber) => void;
  back: (from: StepNumber) => void;
  dispatch: Dispatch<WizardAction>;
}

/** Where a wizard begins when it does not begin at the beginning: in stories and tests. */
export interface WizardStart {
  state?: Partial<WizardState>;
  answers?: Partial<RegistrationForm>;
}

/** The wizard at work: the machine, the form, and what happens between two steps. */
export function useRegistration(start: WizardStart = {}): Registration {
  const auth = useAuth();
  const client = useApiClient();
  const [state, dispatch] = useReducer(wizard, { ...startOfWizard, ...start.state });
  const form = useForm<RegistrationForm>({ defaultValues: { ...emptyForm, ...start.answers } });
  const { later, load } = useLaterSteps(form, state.step > 1);
  const visit = useVisit(state.step);
  const [waiting, setWaiting] = useState<readonly Visit[]>([]);
  const [receipt, setReceipt] = useState<Receipt>();
  const present = useRef(visit);
  /** The visits whose button is at work. */
  const [busy] = useState(() => new Set<Visit>());
  const memory = useRef<AccountMemory>(undefined);
  useIdentity(form, state.account, dispatch);
  useEffect(() => () => leave(form), [form]);
  useLayoutEffect(() => {
    present.current = visit;
  }, [visit]);

  const waitFor = async <Result>(work: Promise<Result>) => {
    setWaiting((visits) => [...visits, visit]);
    const result = await work;
    setWaiting((visits) => visits.filter((each) => each !== visit));
    return result;
  };

  const submit = async ({ module }: LaterSteps) => {
    dispatch({ type: 'submitted' });
    memory.current ??= module.createAccountMemory(module.tabStorage);
    const answers = answersOf(form, state.account);
    let reference = '';
    const refusal = await module.submitRegistration({
      form: answers,
      account: state.account,
      signUp: (account) => auth.signUp(account),
      register: async (payload, options) => {
        reference = (await client.register(payload, options))?.id ?? '';
      },
      memory: memory.current,
    });
    if (refusal) {
      if (refusal.isCardSpent) forgetCard(form);
      markRefused(form, refusal.faults);
      dispatch({ type: 'refused', failure: refusal.failure });
    } else {
      setReceipt(module.receiptOf(answers, reference, new Date()));
      forgetEverything(form);
      module.forgetDraft();
      dispatch({ type: 'registered' });
    }
  };

  const goOn = async (from: StepNumber) => {
    // The checks come with the later steps, which are under way since the first field was entered.
    const steps = later ?? (await waitFor(load().catch(failureToLoad)));
    if ('message' in steps) {
      if (steps.advice === 'reload') keepEmail(form.getValues('email'));
      return dispatch({ type: 'failed', failure: steps });
    }
    if (steps.desk.isBusy()) await waitFor(steps.desk.settled());
    // Whoever has gone back in the meantime does not want to go on, not even when they are here again.
    if (present.current !== visit) return;
    const failure = steps.module.checkUpTo(from, form, state.account);
    if (failure) return dispatch({ type: 'failed', failure });
    if (from === lastStep) return submit(steps);
    dispatch({ type: 'passed', from, refused: refusedLinks(form) });
  };

  const next = async (from: StepNumber) => {
    // A double click or a held Enter key comes before React can disable the button, or draw the next step.
    if (busy.has(visit) || from !== visit.step) return;
    busy.add(visit);
    try {
      await goOn(from);
    } catch {
      dispatch({ type: 'refused', failure: anythingLeft });
      dispatch({ type: 'failed', failure: anythingLeft });
    } finally {
      busy.delete(visit);
    }
  };

  return {
    state,
    form,
    later,
    receipt,
    isWaiting: waiting.includes(visit),
    prepare: () => void load().catch(() => undefined),
    next: (from) => void next(from),
    back: (from) => dispatch({ type: 'wentBack', from }),
    dispatch,
  };
}

/** Why there is no next step yet. */
const failureToLoad = (error: unknown): Failure =>
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

const anythingLeft: Failure = { message: 'An error occurred during registration', links: [] };
