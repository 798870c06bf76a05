import type { Dispatch } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { LostName } from '../form/lostAnswers.ts';
import { stepOf, lastStep, type StepNumber } from '../form/fields.ts';
import type { FieldLink, FormError } from '../form/formError.ts';
import type { Applicant, FieldName, RegistrationForm } from '../form/registrationForm.ts';
import type { Receipt } from '../receipt/receipt.ts';
import type { RegisteredNote } from './historyEntry.ts';

export interface WizardState {
  step: StepNumber;
  /** The last step that was reached; every step before it has been completed. */
  furthest: StepNumber;
  phase: 'editing' | 'submitting' | 'registered';
  /** The registration went through before the page was loaded again. */
  earlier: RegisteredNote | undefined;
  formError: FormError | undefined;
  /** Once the registration has gone through. */
  receipt: Receipt | undefined;
  applicant: Applicant;
  /** The answers were restored after a reload, without those that are secret. */
  isRestored: boolean;
  /** What had been given before the reload and was not kept; undefined until the answers are back. */
  lost: readonly LostName[] | undefined;
  /** Restored on a later step, so it is still to be learned whose registration this is. */
  awaitsApplicant: boolean;
  /** Where the focus goes when the step comes up. Undefined is its heading. */
  focus: FieldName | undefined;
  /** One answer is being changed from the last step, to which the next pass leads back. */
  isChanging: boolean;
}

export type WizardAction =
  /** The answers of this step are good: go on from it. `rejected` are those that the service has rejected. */
  | { type: 'passed'; from: StepNumber; rejected?: readonly FieldLink[] }
  /** Some answers are not; the wizard turns to the first of them. */
  | { type: 'failed'; formError: FormError }
  | { type: 'wentBack'; from: StepNumber }
  | { type: 'wentTo'; step: StepNumber; focus?: FieldName }
  | { type: 'restored'; lost: readonly LostName[] }
  /** The page was loaded again on a step, and the tab keeps answers to restore. */
  | { type: 'reloaded'; step: StepNumber }
  /** The page was loaded again after a success. */
  | { type: 'registeredBefore'; note: RegisteredNote }
  | { type: 'startedOver' }
  /** From the last step to an earlier one; the next pass leads back, also from a step before that one. */
  | { type: 'changing'; step: StepNumber }
  | { type: 'submitted' }
  | { type: 'rejected'; formError: FormError }
  | { type: 'registered'; receipt: Receipt }
  /** The session is known, or has changed. */
  | { type: 'identified'; applicant: Applicant };

export const startOfWizard: WizardState = {
  step: 1,
  furthest: 1,
  phase: 'editing',
  earlier: undefined,
  formError: undefined,
  receipt: undefined,
  applicant: { kind: 'new' },
  isRestored: false,
  lost: undefined,
  awaitsApplicant: false,
  focus: undefined,
  isChanging: false,
};

/** Pure. An action that does not fit the state changes nothing, so late and double ones are harmless. */
export function wizard(state: WizardState, action: WizardAction): WizardState {
  switch (state.phase) {
    case 'editing':
      return edit(state, action);
    case 'submitting':
      return settle(state, action);
    case 'registered':
      return state.earlier ? beginAnew(state, action) : state;
  }
}

/**
 * The success view stays, even when the identity provider signs the applicant in at once. After a reload it
 * offers another registration.
 */
function beginAnew(state: WizardState, action: WizardAction): WizardState {
  switch (action.type) {
    case 'identified':
      return { ...state, applicant: action.applicant };
    case 'startedOver':
      return { ...startOfWizard, applicant: state.applicant, focus: 'email' };
    default:
      return state;
  }
}

function edit(state: WizardState, action: WizardAction): WizardState {
  switch (action.type) {
    case 'passed':
      return action.from === state.step ? pass(state, action.rejected ?? []) : state;
    case 'failed':
      return fail(state, action.formError);
    case 'wentBack':
      return action.from !== state.step || state.step === 1
        ? state
        : goTo(state, (state.step - 1) as StepNumber);
    case 'wentTo':
      return action.step > state.furthest || action.step === state.step
        ? state
        : { ...goTo(state, action.step), focus: action.focus };
    case 'restored':
      return { ...state, isRestored: true, lost: action.lost };
    case 'reloaded':
      return action.step === 1 || state.furthest > 1
        ? state
        : { ...moveTo(state, action.step), isRestored: true, awaitsApplicant: true };
    case 'registeredBefore':
      return state.furthest > 1 ? state : { ...state, phase: 'registered', earlier: action.note };
    case 'startedOver':
      return { ...startOfWizard, applicant: state.applicant };
    case 'changing':
      return state.step === lastStep ? { ...moveTo(state, action.step), isChanging: true } : state;
    case 'submitted':
      return state.step === lastStep
        ? { ...state, phase: 'submitting', formError: undefined }
        : state;
    case 'identified':
      // A sign-in in another tab does not take over a form that somebody is filling in.
      return state.furthest > 1 && !state.awaitsApplicant
        ? state
        : { ...state, applicant: action.applicant, awaitsApplicant: false };
    case 'rejected':
    case 'registered':
      return state;
  }
}

/** While the registration is under way only its outcome counts: a sign-up may start a session by itself. */
function settle(state: WizardState, action: WizardAction): WizardState {
  switch (action.type) {
    case 'rejected':
      return { ...fail(state, action.formError), phase: 'editing' };
    case 'registered':
      return { ...state, phase: 'registered', formError: undefined, receipt: action.receipt };
    default:
      return state;
  }
}

/** Goes on. A step that comes up says which answers on it, or on those before it, are still rejected. */
function pass(state: WizardState, rejected: readonly FieldLink[]): WizardState {
  if (state.step === lastStep) return state;
  const next = moveTo(state, state.isChanging ? lastStep : ((state.step + 1) as StepNumber));
  const links = rejected.filter(({ field }) => stepOf(field) <= next.step);
  return {
    ...next,
    formError: links.length > 0 ? { message: '', links } : undefined,
  };
}

/** Shows another step. While an answer is being changed, the way back to the last step stays. */
function goTo(state: WizardState, step: StepNumber): WizardState {
  return { ...moveTo(state, step), isChanging: state.isChanging && step !== lastStep };
}

function moveTo(state: WizardState, step: StepNumber): WizardState {
  const furthest = step > state.furthest ? step : state.furthest;
  return { ...state, step, furthest, formError: undefined, focus: undefined, isChanging: false };
}

function fail(state: WizardState, formError: FormError): WizardState {
  const [first] = formError.links;
  const step = first ? stepOf(first.field) : state.step;
  return { ...state, step: step < state.furthest ? step : state.furthest, formError };
}

/** The machine at work on one form. */
export interface WizardSession {
  form: UseFormReturn<RegistrationForm>;
  state: WizardState;
  dispatch: Dispatch<WizardAction>;
}
